import type { Calculated } from '@shop/data-access/quotes';
import { useFormats } from '@shop/i18n';
import { Columns } from '@shop/ui-theme/columns';
import { DeliveredBreakdown } from '@shop/ui-theme/delivered-breakdown';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';

const METHODS = ['air', 'sea'] as const;

type WayProps = { method: (typeof METHODS)[number]; way: Calculated['air']; currency: string };

/** The price by one method, line by line, and its days. */
const CalculatedWay = ({ method, way, currency }: WayProps) => {
  const say = useMessages();
  const formats = useFormats();
  const money = (amount: number) => formats.money(amount, currency);
  const { breakdown, delivery, shipping_discount: discount, total } = way;
  const further = [
    { code: 'discount' as const, amount: -discount },
    { code: 'delivery' as const, amount: delivery },
  ].filter(({ amount }) => amount !== 0);
  return (
    <Stack gap={12} as="section">
      <Heading level={2} look="section">
        {say(`calculator.way.${method}`)}
      </Heading>
      <DeliveredBreakdown
        caption={say(`calculator.way.${method}`)}
        lines={[...breakdown, ...further].map(({ code, amount }) => ({
          key: code,
          label: say(`calculator.cost.${code}`),
          values: [money(amount)],
        }))}
        total={{ label: say('calculator.total'), values: [money(total)] }}
      />
      <Text size="small" tone="muted">
        {say(`calculator.days.${method}`, { from: way.days_from, to: way.days_to })}
      </Text>
    </Stack>
  );
};

/** Air and sea side by side; one below the other on a narrow screen. */
export const CalculatedWays = ({ result }: { result: Calculated }) => {
  const say = useMessages();
  const formats = useFormats();
  return (
    <Stack gap={16}>
      <Columns layout="halves">
        {METHODS.map((method) => (
          <CalculatedWay key={method} method={method} way={result[method]} currency={result.currency} />
        ))}
      </Columns>
      <Text size="small" tone="muted">
        {say('calculator.weight_used', { weight: formats.number(result.weight_kg) })}
      </Text>
    </Stack>
  );
};
