import type { Checkout } from '@shop/data-access';
import { previewTotals } from '@shop/domain/totals';
import { useFormats } from '@shop/i18n';
import { DeliveredBreakdown } from '@shop/ui-theme/delivered-breakdown';
import { useSumRows } from '../checkout-frame/use-sum-rows.ts';
import { useMessages } from '../messages.ts';

/** The parts of the payment, down to the sum on the button. */
export const ConfirmLines = ({ checkout }: { checkout: Checkout }) => {
  const say = useMessages();
  const formats = useFormats();
  const method = checkout.selected_shipping_method;
  const money = (amount: number) => formats.money(amount, checkout.currency);
  const parcel = checkout.breakdown[method].lines
    .filter(({ amount, code }) => amount !== 0 || code === 'goods')
    .map(({ amount, code }) => ({
      key: code,
      label: say(`checkout.breakdown.${code}`),
      values: [money(amount)],
    }));
  const rest = useSumRows(checkout, previewTotals(checkout)).map(({ key, label, value }) => ({
    key,
    label,
    values: [value],
  }));
  return (
    <DeliveredBreakdown
      caption={say('checkout.confirm.lines')}
      columns={[say(`checkout.method.${method}`)]}
      lines={[...parcel, ...rest]}
      total={{ label: say('checkout.summary.total'), values: [money(checkout.totals.total)] }}
    />
  );
};
