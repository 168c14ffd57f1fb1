import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { Text } from '@shop/ui-theme/text';
import { useLoaderData } from 'react-router-dom';
import { useCodeWords } from '../code-words.ts';
import { EventList } from '../event-list.tsx';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import type { orderLoader } from './order-page.loader.ts';
import { OrderPayments } from './order-payments.tsx';

/** An order with its goods, its payments and its history. */
export const OrderPage = () => {
  const say = useMessages();
  const words = useCodeWords();
  const formats = useFormats();
  const order = useLoaderData<typeof orderLoader>();
  const facts = [
    order.brand,
    words('order', order.state),
    order.email,
    formats.money(order.total, order.currency),
  ];
  return (
    <OfficePage title={order.number} hint={facts.join(' · ')}>
      <DataTable
        caption={say('office.order.lines')}
        columns={[
          { key: 'name', label: say('office.order.lines'), onSmall: 'title' },
          { key: 'sku', label: say('office.order.sku') },
          { key: 'quantity', label: say('office.order.quantity'), align: 'end' },
          { key: 'total', label: say('office.sum'), align: 'end' },
        ]}
        rows={order.lines.map(({ name, sku, quantity, total }, index) => ({
          key: String(index),
          cells: { name, sku, quantity, total: formats.money(total, order.currency) },
        }))}
      />
      {order.payments.length === 0 ? (
        <Text>{say('office.order.no_payments')}</Text>
      ) : (
        <OrderPayments payments={order.payments} />
      )}
      <EventList of="order" events={order.events} />
    </OfficePage>
  );
};
