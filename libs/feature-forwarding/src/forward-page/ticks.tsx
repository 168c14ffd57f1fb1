import type { Parcel } from '@shop/data-access/forwarding';
import { FormCheck, type FormCheckProps } from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { FieldSet } from '@shop/ui-theme/form-layout';
import { useMessages } from '../messages.ts';
import { parcelField } from './first-values.ts';
import { SERVICES } from './forward-form.conversions.ts';

/** A box that sends an empty value when it is not ticked, so that a refused form keeps it so. */
const Tick = (props: FormCheckProps) => (
  <>
    <input type="hidden" name={props.name} value="" />
    <FormCheck {...props} />
  </>
);

/** Which parcels travel together. */
export const ParcelTicks = ({ parcels }: { parcels: readonly Parcel[] }) => {
  const say = useMessages();
  const formats = useFormats();
  return (
    <FieldSet legend={say('parcels.forward.which')} isLegendHidden>
      {parcels.map(({ id, tracking_number: number, shop, contents, weight_kg: weight }) => (
        <Tick
          key={id}
          name={parcelField(id)}
          hint={say('parcels.forward.choice_hint', { contents, weight: formats.number(weight ?? 0) })}
        >
          <span>{say('parcels.forward.choice', { number, shop })}</span>
        </Tick>
      ))}
    </FieldSet>
  );
};

/** What the warehouse does besides. */
export const ServiceTicks = () => {
  const say = useMessages();
  return (
    <FieldSet legend={say('parcels.forward.services')} isLegendHidden>
      {SERVICES.map((service) => (
        <Tick key={service} name={service}>
          {say(`parcels.service.${service}`)}
        </Tick>
      ))}
    </FieldSet>
  );
};
