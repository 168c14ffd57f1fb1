import type { SavedMeans } from '@shop/data-access/saved-means';
import type { RefusalReason } from '@shop/domain/refusal-reason';
import { ShopForm, SubmitButton, type FormSchema } from '@shop/forms';
import { useFormAnswer } from '@shop/page';
import { FormSection } from '@shop/ui-theme/form-section';
import { Stack } from '@shop/ui-theme/stack';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCheckoutWords } from '../checkout-words.ts';
import { useMessages } from '../messages.ts';
import { ProviderField } from '../payment-page/provider-field/provider-field.tsx';
import type { AskField } from '../payment-page/use-payment-state.ts';

/** The provider checks the card. */
const ANY: FormSchema = { safeParse: () => ({ success: true }) };

/** Saves a card without a purchase: in the provider's field, and without scripts on its page. */
export const AddCard = ({ method }: { method: SavedMeans['methods'][number] }) => {
  const say = useMessages();
  const words = useCheckoutWords();
  const answer = useFormAnswer();
  const field = useRef<AskField>(null);
  const [token, setToken] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<RefusalReason | null>(null);
  const keep = useCallback((_id: number, ask: AskField | null) => {
    field.current = ask;
  }, []);
  const prepare = async () => {
    const said = await field.current?.();
    const reason = said?.token === null ? said.reason : null;
    // The form is read right after this.
    flushSync(() => {
      setRefusal(reason);
      setToken(said?.token ?? null);
    });
    return reason === null;
  };
  return (
    <FormSection heading={say('checkout.saved.add')} hint={say('checkout.saved.add_hint')}>
      <ShopForm
        schema={ANY}
        labels={{}}
        words={words}
        answer={answer?.values['intent'] === 'add' ? answer : undefined}
        draft={null}
        prepare={prepare}
        summaryHeading={say('checkout.form.summary')}
      >
        <Stack gap={16}>
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="method" value={method.id} />
          <input type="hidden" name="stripe_token" autoComplete="cc-number" value={token ?? ''} />
          {method.field && (
            <ProviderField method={method} sum={null} isChosen refusal={refusal} keep={keep} />
          )}
          <div>
            <SubmitButton>{say('checkout.saved.add_button')}</SubmitButton>
          </div>
        </Stack>
      </ShopForm>
    </FormSection>
  );
};
