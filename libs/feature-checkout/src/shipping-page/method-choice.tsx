import type { Checkout } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { RadioCards } from '@shop/ui-theme/radio-cards';
import { useArrival } from '../checkout-frame/use-arrival.ts';
import { useMessages } from '../messages.ts';

type Props = { checkout: Checkout; value: 'air' | 'sea'; onChange: (method: 'air' | 'sea') => void };

const METHODS = ['air', 'sea'] as const;

/** By air or by sea: both prices and both durations are shown before the choice. */
export const MethodChoice = ({ checkout, value, onChange }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const arrival = useArrival('shipping');
  return (
    <RadioCards
      legend={say('checkout.shipping.how')}
      isLegendHidden
      name="shipping"
      defaultValue={value}
      onChange={(chosen) => onChange(chosen === 'sea' ? 'sea' : 'air')}
      options={METHODS.map((method) => ({
        value: method,
        label: say(`checkout.method.${method}`),
        icon: method === 'air' ? 'plane' : 'ship',
        hint: arrival(checkout.breakdown[method]),
        end: formats.money(
          checkout.shipping_methods[method] - checkout.shipping_discounts[method],
          checkout.currency,
        ),
      }))}
    />
  );
};
