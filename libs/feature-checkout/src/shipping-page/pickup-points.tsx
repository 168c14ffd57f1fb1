import { Button, InputRow, RadioField, Stack, Text, TextField } from '@shop/ui-theme';
import { useState } from 'react';
import { useMessages } from '../messages.ts';
import { findPoints, SHOWN_POINTS, shownPoints, type PickupPoint } from './pickup-search.ts';
import { pointField, searchField } from './shipping-fields.ts';

type Props = {
  courier: number;
  points: readonly PickupPoint[];
  values: Readonly<Record<string, string>>;
};

/** A courier's points to collect from, searched while typing, or by the button without scripts. */
export const PickupPoints = ({ courier, points, values }: Props) => {
  const say = useMessages();
  const [term, search] = useState(values[searchField(courier)] ?? '');
  const [chosen, choose] = useState(values[pointField(courier)]);
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
          onChange={(event) => search(event.currentTarget.value)}
        />
        {/* With scripts the list follows what is typed. */}
        <noscript>
          <Button type="submit" look="quiet" name="intent" value="search" formNoValidate>
            {say('checkout.pickup.search_button')}
          </Button>
        </noscript>
      </InputRow>
      <Stack gap={4}>
        {shownPoints(points, term, chosen).map((point) => (
          <RadioField
            key={point.parcelshop_id}
            name={pointField(courier)}
            value={point.parcelshop_id}
            defaultChecked={point.parcelshop_id === chosen}
            onChange={() => choose(point.parcelshop_id)}
            label={
              <>
                {point.name}
                <Text as="small" size="small" tone="muted">
                  {` ${point.address}, ${point.city} · ${point.opening_hours}`}
                </Text>
              </>
            }
          />
        ))}
      </Stack>
      {found !== shown && (
        <Text size="caption" tone="muted">
          {found === 0 ? say('checkout.pickup.none') : say('checkout.pickup.found', { found, shown })}
        </Text>
      )}
    </Stack>
  );
};
