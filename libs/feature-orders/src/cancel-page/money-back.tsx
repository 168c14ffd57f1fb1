import type { Order } from '@shop/data-access';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import { useFormats } from '@shop/i18n';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';

const targetOf = (provider: number) => {
  if (provider === PAYMENT_PROVIDER.account) return 'orders.cancel.on_account';
  return provider === PAYMENT_PROVIDER.balance ? 'orders.cancel.to_balance' : 'orders.cancel.to_payer';
};

/** The refund target of each part of the money. */
export const MoneyBack = ({ order }: { order: Pick<Order, 'payments' | 'currency'> }) => {
  const say = useMessages();
  const formats = useFormats();
  return (
    <Stack gap={4}>
      {order.payments.map(({ payment_processor_id: provider, amount }) => (
        <Text key={provider} weight="strong">
          {say(targetOf(provider), { amount: formats.money(amount, order.currency) })}
        </Text>
      ))}
    </Stack>
  );
};
