import type { ClaimOrder } from '@shop/data-access/claims';
import { CLAIM_REASONS, CLAIM_WISHES, LONGEST_CLAIM_TEXT } from '@shop/domain/claim';
import { FormSelect, FormTextArea, ShopForm, SubmitButton } from '@shop/forms';
import { ChangeKeyField, useFormAnswer } from '@shop/page';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { ClaimFiles } from '../claim-files/claim-files.tsx';
import { useMessages } from '../messages.ts';
import { claimDraft } from './claim-draft.ts';
import { claimSchema } from './claim-form.schema.ts';
import { ClaimLines } from './claim-lines.tsx';
import { lineField, lineName } from './line-name.ts';
import { keysIn } from './read-claim-form.ts';
import { useClaimWords } from './use-claim-words.ts';

type Props = { slug: string; order: ClaimOrder };

/** The goods, what is wrong with them, what the buyer wants, and photos. */
export const ClaimForm = ({ slug, order }: Props) => {
  const say = useMessages();
  const answer = useFormAnswer();
  const words = useClaimWords();
  return (
    <ShopForm
      schema={claimSchema}
      labels={{
        ...Object.fromEntries(order.lines.map((line) => [lineField(line), lineName(line)])),
        lines: say('claims.lines'),
        reason: say('claims.reason'),
        wish: say('claims.wish'),
        text: say('claims.text'),
        files: say('claims.files'),
      }}
      answer={answer}
      values={{ reason: '', wish: '', ...answer?.values }}
      words={words}
      draft={claimDraft(slug)}
      summaryHeading={say('claims.summary')}
    >
      <ChangeKeyField />
      <Stack gap={24}>
        <Text weight="strong">{say('claims.order', { number: order.number })}</Text>
        <ClaimLines lines={order.lines} />
        <FormSelect
          name="reason"
          placeholder={say('claims.choose_one')}
          options={CLAIM_REASONS.map((value) => ({ value, label: say(`claims.reason.${value}`) }))}
          required
        />
        <FormTextArea name="text" hint={say('claims.text_hint')} maxLength={LONGEST_CLAIM_TEXT} required />
        <FormSelect
          name="wish"
          placeholder={say('claims.choose_one')}
          options={CLAIM_WISHES.map((value) => ({ value, label: say(`claims.wish.${value}`) }))}
          required
        />
        <ClaimFiles key={answer?.values['files'] ?? ''} kept={keysIn(answer?.values['files'])} />
        <div>
          <SubmitButton formEncType="multipart/form-data">{say('claims.send')}</SubmitButton>
        </div>
        <Text size="caption" tone="muted">
          {say('claims.kept_files')}
        </Text>
      </Stack>
    </ShopForm>
  );
};
