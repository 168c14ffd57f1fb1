import type { Order } from '@shop/data-access';
import { fromWire } from '@shop/domain/wire-amount';
import { useFormats } from '@shop/i18n';
import { useDiscountLabel } from '@shop/i18n/discount-label';
import { Box } from '@shop/ui-theme/box';
import { OrderSummary } from '@shop/ui-theme/order-summary';
import { SummaryRows, type SummaryRow } from '@shop/ui-theme/summary-rows';
import { useMessages } from '../messages.ts';

/**
 * The price, in the currency and at the rate of its day. The total is that of the order, with any payment.
 */
export const OrderSums = ({
  order,
}: {
  order: Pick<Order, 'totals' | 'breakdown' | 'currency' | 'total' | 'refunded' | 'shipping_method'>;
}) => {
  const say = useMessages();
  const formats = useFormats();
  const discountLabel = useDiscountLabel();
  const { totals } = order;
  const money = (amount: number) => formats.money(amount, order.currency);
  const row = (key: string, label: string, amount: number): SummaryRow[] =>
    amount === 0 ? [] : [{ key, label, value: money(amount), tone: amount < 0 ? 'success' : 'text' }];
  // The payments of the total, and the refunds.
  const after = [
    ...row('balance', say('orders.sum.balance'), totals.balance),
    ...(totals.balance > 0 ? row('rest', say('orders.sum.rest'), totals.total) : []),
    ...row('refunded', say('orders.sum.refunded'), -order.refunded),
  ];
  return (
    <OrderSummary
      heading={say('orders.sums')}
      rows={[
        { key: 'goods', label: say('orders.sum.goods'), value: money(totals.subtotal) },
        ...row('shipping', say(`orders.sum.shipping.${order.shipping_method}`), totals.shipping),
        ...row(
          'shipping-discount',
          discountLabel(fromWire(totals.shipping_discount), fromWire(totals.shipping)),
          -totals.shipping_discount,
        ),
        ...row('delivery', say('orders.sum.delivery'), totals.delivery),
        ...row('promotion', say('orders.sum.promotion'), -totals.promotion),
        ...row('fee', say('orders.sum.fee'), totals.payment_fee),
      ]}
      more={{
        summary: say('orders.sum.details'),
        rows: order.breakdown.flatMap(({ code, amount }) =>
          code === 'goods' ? [] : row(code, say(`orders.cost.${code}`), amount),
        ),
      }}
      total={{ label: say('orders.sum.total'), amount: money(order.total) }}
    >
      {after.length > 0 && (
        <Box marginBlockStart={12}>
          <SummaryRows rows={after} />
        </Box>
      )}
    </OrderSummary>
  );
};
