import type { Order } from '@shop/data-access';
import { addressLine, unbroken } from '@shop/i18n/address-words';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';

type Company = NonNullable<Order['company']>;

/** The company that the invoice names. */
const OrderCompany = ({
  company: { name, register_code: code, vat_number: number },
}: {
  company: Company;
}) => {
  const say = useMessages();
  return (
    <Text size="small">
      {say('orders.company')}
      {': '}
      {[
        name,
        ...(code === null ? [] : [say('orders.company.code', { code })]),
        ...(number === null ? [] : [say('orders.company.vat', { number })]),
      ].join(', ')}
    </Text>
  );
};

/** The address and the courier. */
export const OrderDelivery = ({ order }: { order: Order }) => {
  const say = useMessages();
  const { address, courier, pickup_point: point } = order;
  return (
    <Stack gap={12} as="section">
      <Heading level={2} look="section">
        {say('orders.delivery')}
      </Heading>
      <Text as="address">
        {`${address.first_name} ${address.last_name}`}
        <br />
        {point === null ? addressLine(address) : `${say('orders.pickup_point')}: ${point}`}
        <br />
        {unbroken(address.phone_number)}
      </Text>
      <Text size="small" tone="muted">
        {say(`orders.method.${order.shipping_method}`, { from: order.days_from, to: order.days_to })}
        {courier !== null && `, ${courier}`}
      </Text>
      {order.company && <OrderCompany company={order.company} />}
    </Stack>
  );
};
