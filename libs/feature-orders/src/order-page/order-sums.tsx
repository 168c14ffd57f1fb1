import type { Order } from '@shop/data-access';
import { fromWire } from '@shop/domain';
import { useDiscountLabel, useFormats } from '@shop/i18n';
import { Box, OrderSummary, SummaryRows, type SummaryRow } from '@shop/ui-theme';
import { useMessages } from '../messages.ts';

/** What it cost, in the currency and at the rate of its day. The total is that of the order, however it was met. */
export const OrderSums = ({
  order,
}: {
  order: Pick<Order, 'totals' | 'currency' | 'total' | 'refunded'>;
}) => {
  const say = useMessages();
  const formats = useFormats();
  const discountLabel = useDiscountLabel();
  const { totals } = order;
  const money = (amount: number) => formats.money(amount, order.currency);
  const row = (key: string, label: string, amount: number): SummaryRow[] =>
    amount === 0 ? [] : [{ key, label, value: money(amount), tone: amount < 0 ? 'success' : 'text' }];
  return (
    <OrderSummary
      heading={say('orders.sums')}
      footnote={order.refunded > 0 ? say('orders.sum.refunded', { sum: money(order.refunded) }) : undefined}
      rows={[
        { key: 'goods', label: say('orders.sum.goods'), value: money(totals.subtotal) },
        ...row('shipping', say('orders.sum.shipping'), totals.shipping),
        ...row(
          'shipping-discount',
          discountLabel(fromWire(totals.shipping_discount), fromWire(totals.shipping)),
          -totals.shipping_discount,
        ),
        ...row('delivery', say('orders.sum.delivery'), totals.delivery),
        ...row('promotion', say('orders.sum.promotion'), -totals.promotion),
        ...row('fee', say('orders.sum.fee'), totals.payment_fee),
      ]}
      total={{ label: say('orders.sum.total'), amount: money(order.total) }}
    >
      {totals.balance > 0 && (
        <Box marginBlockStart={12}>
          <SummaryRows
            rows={[
              ...row('balance', say('orders.sum.balance'), totals.balance),
              ...row('rest', say('orders.sum.rest'), totals.total),
            ]}
          />
        </Box>
      )}
    </OrderSummary>
  );
};
