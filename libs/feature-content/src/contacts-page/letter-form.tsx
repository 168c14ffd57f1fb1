import { LETTER_TOPICS } from '@shop/contracts/content';
import { FormSelect, FormText, FormTextArea, ShopForm, SubmitButton } from '@shop/forms';
import { ChangeKeyField, useFormAnswer } from '@shop/page';
import { Stack } from '@shop/ui-theme/stack';
import { useMessages } from '../messages.ts';
import { LETTER_DRAFT } from './letter-draft.ts';
import { letterSchema } from './letter-form.schema.ts';

/** People do not see it, screen readers pass it, and programs fill it in. */
const Trap = () => (
  <div hidden>
    <input name="website" tabIndex={-1} autoComplete="off" aria-hidden />
  </div>
);

/** A message to the shop. */
export const LetterForm = () => {
  const say = useMessages();
  const answer = useFormAnswer();
  const labels = {
    name: say('content.letter.name'),
    email: say('content.letter.email'),
    order_number: say('content.letter.order'),
    topic: say('content.letter.topic'),
    message: say('content.letter.message'),
  };
  return (
    <ShopForm
      schema={letterSchema}
      labels={labels}
      values={answer?.values}
      answer={answer}
      draft={LETTER_DRAFT}
      summaryHeading={say('content.letter.summary')}
    >
      <Stack gap={24}>
        <ChangeKeyField />
        <Trap />
        <FormText name="name" autoComplete="name" required />
        <FormText name="email" type="email" autoComplete="email" required />
        <FormSelect
          name="topic"
          placeholder={say('content.letter.choose')}
          options={LETTER_TOPICS.map((topic) => ({
            value: topic,
            label: say(`content.letter.topic.${topic}`),
          }))}
          required
        />
        <FormText name="order_number" optional={say('content.letter.optional')} />
        <FormTextArea name="message" rows={6} required />
        <div>
          <SubmitButton>{say('content.letter.send')}</SubmitButton>
        </div>
      </Stack>
    </ShopForm>
  );
};
