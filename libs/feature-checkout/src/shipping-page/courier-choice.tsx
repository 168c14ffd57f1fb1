import type { Checkout } from '@shop/data-access';
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
  /** Its place in the list, as the form sends it. */
  onChange: (courier: string) => void;
};

/** Who brings it the last way, or where it waits. Where the air carrier comes to the door there is no choice. */
export const CourierChoice = ({ checkout, values, onChange }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const { error, id, onChange: tellForm } = useFormField('delivery', 'submitted');
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
      options={checkout.local_delivery_couriers.map((courier, index) => ({
        value: String(index),
        label: courier.name,
        icon: courier.has_pickup_points ? 'pin' : 'truck',
        hint: say(courier.has_pickup_points ? 'checkout.courier.pickup' : 'checkout.courier.door'),
        end:
          courier.delivery_fee === 0
            ? say('checkout.courier.free')
            : formats.money(courier.delivery_fee, checkout.currency),
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
