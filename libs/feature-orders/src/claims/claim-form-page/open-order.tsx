import { FormText, ShopForm, SubmitButton } from '@shop/forms';
import { useFormAnswer } from '@shop/page';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';
import { claimEmailDraft } from './claim-draft.ts';
import { claimEmailSchema } from './claim-form.schema.ts';
import { useClaimWords } from './use-claim-words.ts';

/** The link of a guest's order shows it after its e-mail was entered. */
export const OpenOrder = ({ slug }: { slug: string }) => {
  const say = useMessages();
  const answer = useFormAnswer();
  const words = useClaimWords();
  return (
    <ShopForm
      schema={claimEmailSchema}
      labels={{ email: say('claims.link.email') }}
      answer={answer}
      words={words}
      draft={claimEmailDraft(slug)}
      summaryHeading={say('claims.summary')}
    >
      <input type="hidden" name="act" value="open" />
      <Stack gap={16}>
        <Text>{say('claims.open.hint')}</Text>
        <FormText name="email" type="email" inputMode="email" autoComplete="email" required />
        <div>
          <SubmitButton>{say('claims.open.go')}</SubmitButton>
        </div>
      </Stack>
    </ShopForm>
  );
};
