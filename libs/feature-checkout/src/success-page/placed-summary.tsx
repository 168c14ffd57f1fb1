import type { Order } from '@shop/data-access';
import { fromWire } from '@shop/domain/wire-amount';
import { useFormats } from '@shop/i18n';
import { useDiscountLabel } from '@shop/i18n/discount-label';
import { pictureOfLine } from '@shop/paths/later';
import { Box } from '@shop/ui-theme/box';
import { MiniLine } from '@shop/ui-theme/mini-line';
import { OrderSummary } from '@shop/ui-theme/order-summary';
import { SummaryRows, type SummaryRow } from '@shop/ui-theme/summary-rows';
import { useMessages } from '../messages.ts';

/** The summary of the order: its lines, and every part of its total. */
export const PlacedSummary = ({ order }: { order: Order }) => {
  const say = useMessages();
  const formats = useFormats();
  const discountLabel = useDiscountLabel();
  const { totals } = order;
  const money = (amount: number) => formats.money(amount, order.currency);
  const row = (key: string, label: string, amount: number): SummaryRow[] =>
    amount === 0 ? [] : [{ key, label, value: money(amount), tone: amount < 0 ? 'success' : 'text' }];
  return (
    <OrderSummary
      heading={order.number}
      lines={order.lines.map((line) => (
        <MiniLine
          key={`${line.product_id} ${line.attributes.join()}`}
          picture={pictureOfLine(line.image.source)}
          name={line.name}
          details={[...line.attributes, ...(line.quantity > 1 ? [`× ${line.quantity}`] : [])].join(', ')}
          price={money(line.line_total)}
        />
      ))}
      rows={[
        ...row('goods', say('checkout.summary.goods'), totals.subtotal),
        ...row('shipping', say(`checkout.summary.shipping.${order.shipping_method}`), totals.shipping),
        ...row(
          'shipping-discount',
          discountLabel(fromWire(totals.shipping_discount), fromWire(totals.shipping)),
          -totals.shipping_discount,
        ),
        ...row('delivery', say('checkout.summary.delivery'), totals.delivery),
        ...row('promotion', say('checkout.summary.promotion'), -totals.promotion),
        ...row('fee', say('checkout.summary.fee'), totals.payment_fee),
      ]}
      more={{
        summary: say('checkout.summary.details'),
        rows: order.breakdown.flatMap(({ code, amount }) =>
          code === 'goods' ? [] : row(code, say(`checkout.breakdown.${code}`), amount),
        ),
      }}
      total={{ label: say('checkout.success.total'), amount: money(order.total) }}
    >
      {totals.balance > 0 && (
        <Box marginBlockStart={12}>
          <SummaryRows
            rows={[
              ...row('balance', say('checkout.success.balance'), totals.balance),
              ...row('rest', say('checkout.success.rest'), totals.total),
            ]}
          />
        </Box>
      )}
    </OrderSummary>
  );
};
