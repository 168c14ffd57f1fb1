import type { ForwardEstimate } from '@shop/data-access/forwarding';
import { useFormats } from '@shop/i18n';
import { useFormField } from '@shop/forms';
import { Box } from '@shop/ui-theme/box';
import { Button } from '@shop/ui-theme/button';
import { RadioCards } from '@shop/ui-theme/radio-cards';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { CostTable } from '../cost-table.tsx';
import { useMessages } from '../messages.ts';

type Props = { estimate: ForwardEstimate | undefined; chosen: string };

const WAYS = [
  { method: 'air', icon: 'plane' },
  { method: 'sea', icon: 'ship' },
] as const;

/** By air or by sea, each with its days and its price, as far as they are known. */
const MethodChoice = ({ estimate, chosen }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const { id, error, onChange } = useFormField('shipping_method', 'submitted');
  return (
    <RadioCards
      legend={say('parcels.forward.method')}
      isLegendHidden
      name="shipping_method"
      id={id}
      defaultValue={chosen}
      onChange={(value) => void onChange({ target: { name: 'shipping_method', value } })}
      {...(error === undefined ? {} : { error })}
      options={WAYS.map(({ method, icon }) => ({
        ...{ value: method, icon, label: say(`parcels.method.${method}`) },
        ...(estimate && {
          hint: say('parcels.forward.days', {
            from: estimate[method].days_from,
            to: estimate[method].days_to,
          }),
          end: formats.money(estimate[method].total, estimate.currency),
        }),
      }))}
    />
  );
};

/** The way, and what the chosen parcels come to by each. A button calculates again: also without scripts. */
export const EstimatePart = ({ estimate, chosen }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  return (
    <Stack gap={16}>
      <MethodChoice estimate={estimate} chosen={chosen} />
      {estimate ? (
        <Box ground="box">
          <Stack gap={12}>
            <Text weight="middle">
              {say('parcels.forward.estimate', { weight: formats.number(estimate.weight_kg) })}
            </Text>
            <CostTable
              currency={estimate.currency}
              prices={WAYS.map(({ method }) => ({
                label: say(`parcels.method.${method}`),
                price: estimate[method],
              }))}
            />
            <Text size="small" tone="muted">
              {say('parcels.forward.estimate_hint')}
            </Text>
          </Stack>
        </Box>
      ) : (
        <Text tone="muted">{say('parcels.forward.estimate_none')}</Text>
      )}
      <div>
        <Button type="submit" look="quiet" size="small" name="intent" value="estimate" formNoValidate>
          {say('parcels.forward.estimate_again')}
        </Button>
      </div>
    </Stack>
  );
};
