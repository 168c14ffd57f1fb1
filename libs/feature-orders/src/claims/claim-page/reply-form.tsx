import { LONGEST_CLAIM_TEXT } from '@shop/domain/claim';
import { FormTextArea, ShopForm, SubmitButton } from '@shop/forms';
import { ChangeKeyField, useFormAnswer } from '@shop/page';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { useSearchParams } from 'react-router-dom';
import { ClaimFiles } from '../claim-files/claim-files.tsx';
import { replyDraft } from '../claim-form-page/claim-draft.ts';
import { replySchema } from '../claim-form-page/claim-form.schema.ts';
import { keysIn } from '../claim-form-page/read-claim-form.ts';
import { useClaimWords } from '../claim-form-page/use-claim-words.ts';
import { useMessages } from '../messages.ts';

type Props = {
  slug: string;
  /** Staff wait for an answer. */
  isAsked: boolean;
};

/** A message to staff. */
export const ReplyForm = ({ slug, isAsked }: Props) => {
  const say = useMessages();
  const [search] = useSearchParams();
  const answer = useFormAnswer();
  const words = useClaimWords();
  return (
    <Stack gap={12} as="section">
      <Heading level={2} look="section">
        {say(isAsked ? 'claims.reply.answer' : 'claims.reply')}
      </Heading>
      <ShopForm
        // A sent message leaves an empty form.
        key={search.get('done') ?? ''}
        schema={replySchema}
        labels={{ text: say('claims.reply.text'), files: say('claims.files') }}
        answer={answer}
        {...(answer && { values: answer.values })}
        words={words}
        draft={replyDraft(slug)}
        summaryHeading={say('claims.summary')}
      >
        <ChangeKeyField />
        <Stack gap={16}>
          <FormTextArea name="text" rows={3} maxLength={LONGEST_CLAIM_TEXT} required />
          <ClaimFiles key={answer?.values['files'] ?? ''} kept={keysIn(answer?.values['files'])} />
          <div>
            <SubmitButton formEncType="multipart/form-data">{say('claims.reply.send')}</SubmitButton>
          </div>
        </Stack>
      </ShopForm>
    </Stack>
  );
};
