import type { ForwardPrice } from '@shop/data-access/forwarding';
import { useFormats } from '@shop/i18n';
import { DeliveredBreakdown } from '@shop/ui-theme/delivered-breakdown';
import { useMessages } from './messages.ts';

type Priced = { /** The head of its column, where there are several. */ label?: string; price: ForwardPrice };

type Props = { prices: readonly Priced[]; currency: string };

/** Every line of a price and its sum; prices by several ways stand side by side. */
export const CostTable = ({ prices, currency }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const codes = [...new Set(prices.flatMap(({ price }) => price.lines.map(({ code }) => code)))];
  const amountOf = ({ price }: Priced, code: string): string => {
    const line = price.lines.find((one) => one.code === code);
    return line ? formats.money(line.amount, currency) : '–';
  };
  return (
    <DeliveredBreakdown
      caption={say('parcels.cost.caption')}
      columns={prices.length > 1 ? prices.map(({ label }) => label) : undefined}
      lines={codes.map((code) => ({
        key: code,
        label: say(`parcels.cost.${code}`),
        values: prices.map((priced) => amountOf(priced, code)),
      }))}
      total={{
        label: say('parcels.cost.total'),
        values: prices.map(({ price }) => formats.money(price.total, currency)),
      }}
    />
  );
};
