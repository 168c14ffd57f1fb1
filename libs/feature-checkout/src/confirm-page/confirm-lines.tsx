import type { Checkout } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { DeliveredBreakdown } from '@shop/ui-theme';
import { useMessages } from '../messages.ts';

/** What the parcel costs, part by part, as it will stand on the order. */
export const ConfirmLines = ({ checkout }: { checkout: Checkout }) => {
  const say = useMessages();
  const formats = useFormats();
  const method = checkout.selected_shipping_method;
  const { lines, total } = checkout.breakdown[method];
  const money = (amount: number) => formats.money(amount, checkout.currency);
  return (
    <DeliveredBreakdown
      caption={say('checkout.confirm.lines')}
      columns={[say(`checkout.method.${method}`)]}
      lines={lines
        .filter(({ amount, code }) => amount !== 0 || code === 'goods')
        .map(({ amount, code }) => ({
          key: code,
          label: say(`checkout.breakdown.${code}`),
          values: [money(amount)],
        }))}
      total={{ label: say('checkout.breakdown.total'), values: [money(total)] }}
    />
  );
};
