import type { Checkout } from '@shop/data-access';
import type { CheckoutTotals } from '@shop/domain/totals';
import { toWire } from '@shop/domain/wire-amount';
import { useFormats } from '@shop/i18n';
import { useDiscountLabel } from '@shop/i18n/discount-label';
import type { SummaryRow } from '@shop/ui-theme/summary-rows';
import { useMessages } from '../messages.ts';

/**
 * The rows added to goods and shipping, and deducted from them, down to the sum to pay; zero rows are left
 * out.
 */
export const useSumRows = (checkout: Pick<Checkout, 'currency'>, totals: CheckoutTotals): SummaryRow[] => {
  const say = useMessages();
  const formats = useFormats();
  const discountLabel = useDiscountLabel();
  const money = (amount: number) => formats.money(toWire(amount), checkout.currency);
  const plus = (key: string, label: string, amount: number): SummaryRow[] =>
    amount === 0 ? [] : [{ key, label, value: money(amount) }];
  const minus = (key: string, label: string, amount: number): SummaryRow[] =>
    amount === 0 ? [] : [{ key, label, value: money(-amount), tone: 'success' }];
  return [
    ...minus(
      'shipping-discount',
      discountLabel(totals.shippingDiscount, totals.shipping),
      totals.shippingDiscount,
    ),
    ...plus('delivery', say('checkout.summary.delivery'), totals.delivery),
    ...minus('promotion', say('checkout.summary.promotion'), totals.promotion),
    ...minus('balance', say('checkout.summary.balance'), totals.balance),
    ...plus('fee', say('checkout.summary.fee'), totals.paymentFee),
  ];
};
