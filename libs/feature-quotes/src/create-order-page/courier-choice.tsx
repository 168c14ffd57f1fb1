import { fromWire, toWire } from '@shop/domain/wire-amount';
import { FormSelect, useFormField } from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { RadioCards } from '@shop/ui-theme/radio-cards';
import { useMessages } from '../messages.ts';
import { pointField, type QuoteCourier } from './accept-fields.ts';

type Props = {
  couriers: readonly QuoteCourier[];
  chosen: QuoteCourier;
  currency: string;
  onChange: (id: string) => void;
};

/** The deliveries of the offer. The cheapest one is in the price; any other shows its difference. */
export const CourierChoice = ({ couriers, chosen, currency, onChange }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const { error, id, onChange: tellForm } = useFormField('courier_id', 'submitted');
  const least = Math.min(...couriers.map(({ fee }) => fromWire(fee)));
  const feeOf = ({ fee, type }: QuoteCourier) => {
    const more = fromWire(fee) - least;
    if (fee === 0) return say('quotes.courier.free');
    if (more === 0) return formats.money(fee, currency);
    const amount = formats.money(toWire(more), currency);
    return say(type === 'pickup' ? 'quotes.courier.more' : 'quotes.courier.more_door', { amount });
  };
  return (
    <RadioCards
      legend={say('quotes.create.delivery')}
      isLegendHidden
      name="courier_id"
      id={id}
      defaultValue={String(chosen.id)}
      onChange={(value) => {
        onChange(value);
        void tellForm({ target: { name: 'courier_id', value } });
      }}
      {...(error === undefined ? {} : { error })}
      options={couriers.map((courier) => ({
        value: String(courier.id),
        label: courier.name,
        icon: courier.type === 'pickup' ? 'pin' : 'truck',
        hint: say(courier.type === 'pickup' ? 'quotes.courier.pickup' : 'quotes.courier.door'),
        end: feeOf(courier),
        ...(courier.type === 'pickup' ? { body: <PickupPoints courier={courier} /> } : {}),
      }))}
    />
  );
};

const PickupPoints = ({ courier }: { courier: QuoteCourier }) => {
  const say = useMessages();
  return (
    <FormSelect
      name={pointField(courier.id)}
      placeholder={say('quotes.courier.choose_point')}
      options={courier.pickup_points.map((point) => ({
        value: point.parcelshop_id,
        label: `${point.city}: ${point.name}, ${point.address}`,
      }))}
    />
  );
};
