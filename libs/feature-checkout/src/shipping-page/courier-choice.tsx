import type { Checkout } from '@shop/data-access';
import { fromWire, toWire } from '@shop/domain/wire-amount';
import { useFormField } from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { Notice } from '@shop/ui-theme/notice';
import { RadioCards } from '@shop/ui-theme/radio-cards';
import { useMessages } from '../messages.ts';
import { PickupPoints } from './pickup-points.tsx';
import { townFirst } from './pickup-search.ts';
import { townOf } from './shipping-fields.ts';

type Props = {
  checkout: Checkout;
  values: Readonly<Record<string, string>>;
  /** Its index in the list, as the form sends it. */
  onChange: (courier: string) => void;
};

type Courier = Checkout['local_delivery_couriers'][number];

/** Wire amounts are subtracted as exact ones. */
const moreThanCheapest = (fee: number, couriers: readonly Courier[]): number =>
  toWire(fromWire(fee) - Math.min(...couriers.map(({ delivery_fee }) => fromWire(delivery_fee))));

/** The courier to the door, or the pickup point. Where the air carrier delivers to the door there is no choice. */
export const CourierChoice = ({ checkout, values, onChange }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const couriers = checkout.local_delivery_couriers;
  const { error, id, onChange: tellForm } = useFormField('delivery', 'submitted');
  /** The cheapest one is included in every price shown before; any other shows its difference. */
  const fee = ({ delivery_fee, local_delivery_type: type }: Courier) => {
    if (delivery_fee === 0) return say('checkout.courier.free');
    const more = moreThanCheapest(delivery_fee, couriers);
    if (more === 0) return formats.money(delivery_fee, checkout.currency);
    const amount = formats.money(more, checkout.currency);
    return say(type === 'pickup' ? 'checkout.courier.more' : 'checkout.courier.moreDoor', { amount });
  };
  if (!checkout.local_delivery) return <Notice icon="truck">{say('checkout.shipping.to_the_door')}</Notice>;
  return (
    <RadioCards
      legend={say('checkout.shipping.who')}
      isLegendHidden
      name="delivery"
      id={id}
      defaultValue={values.delivery ?? ''}
      onChange={(chosen) => {
        onChange(chosen);
        void tellForm({ target: { name: 'delivery', value: chosen } });
      }}
      {...(error === undefined ? {} : { error })}
      options={couriers.map((courier, index) => ({
        value: String(index),
        label: courier.name,
        icon: courier.has_pickup_points ? 'pin' : 'truck',
        hint: say(courier.has_pickup_points ? 'checkout.courier.pickup' : 'checkout.courier.door'),
        end: fee(courier),
        ...(courier.has_pickup_points
          ? {
              body: (
                <PickupPoints
                  courier={index}
                  points={townFirst(courier.pickup_points, townOf(values, checkout))}
                  values={values}
                />
              ),
            }
          : {}),
      }))}
    />
  );
};
