import { useFormField } from '@shop/forms';
import { Button } from '@shop/ui-theme/button';
import { RadioField } from '@shop/ui-theme/choice';
import { FieldMessage } from '@shop/ui-theme/field-message';
import { InputRow } from '@shop/ui-theme/form-layout';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextField } from '@shop/ui-theme/text-field';
import { useMessages } from '../messages.ts';
import { findPoints, hoursOf, SHOWN_POINTS, shownPoints, type PickupPoint } from './pickup-search.ts';
import { pointField, searchField } from './shipping-fields.ts';

export type PickupPointsProps = {
  courier: number;
  points: readonly PickupPoint[];
  values: Readonly<Record<string, string>>;
};

/** A plain form: a search with its button, and the first points that it found. */
export const PlainPickupPoints = ({ courier, points, values }: PickupPointsProps) => {
  const say = useMessages();
  const { error, id } = useFormField(pointField(courier), 'submitted');
  const term = values[searchField(courier)] ?? '';
  const chosen = values[pointField(courier)];
  const found = findPoints(points, term).length;
  const shown = found === 0 ? -1 : Math.min(found, SHOWN_POINTS);
  return (
    <Stack gap={12}>
      <InputRow>
        <TextField
          label={say('checkout.pickup.search')}
          name={searchField(courier)}
          defaultValue={term}
          autoComplete="off"
        />
        <Button type="submit" look="quiet" name="intent" value="search" formNoValidate>
          {say('checkout.pickup.search_button')}
        </Button>
      </InputRow>
      <Stack gap={4}>
        {shownPoints(points, term, chosen).map((point, index) => (
          <RadioField
            key={point.parcelshop_id}
            {...(index === 0 ? { id } : {})}
            name={pointField(courier)}
            value={point.parcelshop_id}
            defaultChecked={point.parcelshop_id === chosen}
            label={point.name}
            hint={`${point.address}, ${point.city} · ${hoursOf(point)}`}
          />
        ))}
      </Stack>
      {error !== undefined && <FieldMessage tone="error">{error}</FieldMessage>}
      {found !== shown && (
        <Text size="caption" tone="muted">
          {found === 0 ? say('checkout.pickup.none') : say('checkout.pickup.found', { found, shown })}
        </Text>
      )}
    </Stack>
  );
};
