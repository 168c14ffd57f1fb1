import { useFormField } from '@shop/forms';
import { RadioCards } from '@shop/ui-theme/radio-cards';
import { useMessages } from '../messages.ts';

type Props = {
  chosen: string;
  /** True where a heading above asks already. */
  isLegendHidden?: boolean;
};

/** By air or by sea. */
export const MethodChoice = ({ chosen, isLegendHidden = false }: Props) => {
  const say = useMessages();
  const { id, error, onChange } = useFormField('shipping_method', 'submitted');
  return (
    <RadioCards
      legend={say('quotes.method')}
      isLegendHidden={isLegendHidden}
      name="shipping_method"
      id={id}
      defaultValue={chosen}
      onChange={(value) => void onChange({ target: { name: 'shipping_method', value } })}
      {...(error === undefined ? {} : { error })}
      options={[
        { value: 'air', label: say('quotes.method.air'), hint: say('quotes.method.air_hint'), icon: 'plane' },
        { value: 'sea', label: say('quotes.method.sea'), hint: say('quotes.method.sea_hint'), icon: 'ship' },
      ]}
    />
  );
};
