import { useFormField } from '@shop/forms';
import { Combobox } from '@shop/ui-theme/combobox';
import { useHydrated } from '@shop/ui-theme/use-hydrated';
import { useState } from 'react';
import { useMessages } from '../messages.ts';
import { hoursOf } from './pickup-search.ts';
import { PlainPickupPoints, type PickupPointsProps } from './plain-pickup-points.tsx';
import { pointField } from './shipping-fields.ts';

/** A courier's pickup points, found while typing; without scripts by a button. */
export const PickupPoints = (props: PickupPointsProps) =>
  useHydrated() ? <FoundPoints {...props} /> : <PlainPickupPoints {...props} />;

const FoundPoints = ({ courier, points, values }: PickupPointsProps) => {
  const say = useMessages();
  const name = pointField(courier);
  const { error, id, label, onChange } = useFormField(name, 'submitted');
  const [chosen, choose] = useState(values[name]);
  const options = points.map((point) => ({
    value: point.parcelshop_id,
    label: point.name,
    hint: `${point.address}, ${point.city} · ${hoursOf(point)}`,
    keywords: point.zip,
    lead: point.city,
  }));
  return (
    <Combobox
      id={id}
      name={name}
      label={label}
      placeholder={say('checkout.pickup.placeholder')}
      emptyLabel={say('checkout.pickup.none')}
      openLabel={say('checkout.pickup.open')}
      clearLabel={say('checkout.pickup.clear')}
      defaultValue={values[name]}
      onChange={(value) => {
        choose(value ?? undefined);
        void onChange({ target: { name, value } });
      }}
      options={options}
      hint={options.find(({ value }) => value === chosen)?.hint}
      {...(error === undefined ? {} : { error })}
    />
  );
};
