import type { Checkout } from '@shop/data-access';
import type { FieldSum } from '@shop/domain/payment-field';
import { Checkbox } from '@shop/ui-theme/choice';
import { RadioCards } from '@shop/ui-theme/radio-cards';
import { Stack } from '@shop/ui-theme/stack';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../messages.ts';
import { useCardWords } from '../saved-cards/card-words.ts';
import { meansField, saveField } from './payment-fields.ts';
import { ProviderField } from './provider-field/provider-field.tsx';
import type { PaymentChoices } from './use-payment-state.ts';

type Method = Checkout['payment_methods'][number];
type Props = {
  method: Method;
  values: Readonly<Record<string, string>>;
  sum: FieldSum;
  choices: PaymentChoices;
};

/** Another card. */
const NEW = '';

/** The card of an earlier choice, as long as it can pay; without one the newest that can. */
const firstCard = ({ id, saved = [] }: Method, values: Props['values']): string => {
  const usable = saved.filter(({ is_expired }) => !is_expired).map((card) => String(card.id));
  const asked = values[meansField(id)];
  if (asked === NEW || (asked !== undefined && usable.includes(asked))) return asked;
  return usable[0] ?? NEW;
};

type NewCardProps = Props & { isWanted: boolean };

/** Another card: the provider's field, else its page takes it; a client may have it saved. */
const NewCard = ({ method, values, sum, choices, isWanted }: NewCardProps) => {
  const say = useMessages();
  const name = saveField(method.id);
  const [isSaved, save] = useState(values[name] === '1');
  return (
    <Stack gap={12}>
      {method.field && (
        <ProviderField
          method={method}
          sum={method.saved ? { ...sum, isSaved } : sum}
          isChosen={isWanted}
          refusal={choices.refusal}
          keep={choices.keepField}
        />
      )}
      {method.saved && (
        <Checkbox
          name={name}
          value="1"
          size="medium"
          label={say('checkout.saved.save')}
          hint={say('checkout.saved.consent')}
          defaultChecked={isSaved}
          onChange={({ target }) => save(target.checked)}
        />
      )}
    </Stack>
  );
};

/** What is asked about a card: one of the client's saved ones, or another. Works without scripts. */
export const CardBody = (props: Props) => {
  const { method, values, choices } = props;
  const say = useMessages();
  const words = useCardWords();
  const first = firstCard(method, values);
  const card = choices.cardOf(method.id) ?? first;
  const choose = (chosen: string) => choices.chooseCard(method.id, chosen);
  const name = meansField(method.id);
  // One may have been chosen before scripts ran.
  const followForm = useEffectEvent(() => {
    const chosen = document.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value;
    if (chosen !== undefined && chosen !== card) choose(chosen);
  });
  useEffect(() => followForm(), []);
  const isWanted = choices.state.payment.id === method.id && card === NEW;
  const another = <NewCard {...props} isWanted={isWanted} />;
  if (!method.saved || method.saved.length === 0) return another;
  return (
    <RadioCards
      legend={say('checkout.saved.which')}
      isLegendHidden
      name={name}
      defaultValue={first}
      onChange={choose}
      options={[
        ...method.saved.map((one) => ({
          value: String(one.id),
          label: words.nameOf(one),
          hint: words.expiryOf(one),
          isDisabled: one.is_expired,
        })),
        { value: NEW, label: say('checkout.saved.another'), body: another },
      ]}
    />
  );
};
