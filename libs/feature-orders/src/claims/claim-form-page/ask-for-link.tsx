import { FormText, ShopForm, SubmitButton } from '@shop/forms';
import { useFormAnswer, useLinks } from '@shop/page';
import { loginFor } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useActionData, useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { CLAIM_LINK_DRAFT } from './claim-draft.ts';
import type { LinkSent } from './claim-form-page.action.ts';
import { claimLinkSchema } from './claim-form.schema.ts';
import { useClaimWords } from './use-claim-words.ts';

/** A guest names the order; the form's link goes to its e-mail. */
export const AskForLink = () => {
  const say = useMessages();
  const { href } = useLinks();
  const [search] = useSearchParams();
  const answer = useFormAnswer();
  const words = useClaimWords();
  const sent = useActionData() as Partial<LinkSent> | undefined;
  if (sent?.outcome === 'link_sent')
    return (
      <Notice tone="success" icon="mail">
        {say('claims.link.sent', { email: sent.email ?? '' })}
      </Notice>
    );
  return (
    <Stack gap={24}>
      {search.has('expired') && <Notice tone="info">{say('claims.link.expired')}</Notice>}
      <ShopForm
        schema={claimLinkSchema}
        labels={{ number: say('claims.link.number'), email: say('claims.link.email') }}
        answer={answer}
        words={words}
        draft={CLAIM_LINK_DRAFT}
        summaryHeading={say('claims.summary')}
      >
        <input type="hidden" name="act" value="link" />
        <Stack gap={16}>
          <FormText name="number" hint={say('claims.link.number_hint')} required />
          <FormText name="email" type="email" inputMode="email" autoComplete="email" required />
          <div>
            <SubmitButton>{say('claims.link.send')}</SubmitButton>
          </div>
        </Stack>
      </ShopForm>
      <Text size="small">
        {say('claims.link.account')}{' '}
        <TextLink href={href(loginFor(href(laterPaths.claimForm.to())))}>{say('claims.link.login')}</TextLink>
      </Text>
    </Stack>
  );
};
