import { claimQueries } from '@shop/data-access/claims';
import { useFormats, useLanguage } from '@shop/i18n';
import { PageBody, PageHead, usePage } from '@shop/page';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { Inline } from '@shop/ui-theme/inline';
import { Notice } from '@shop/ui-theme/notice';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { ClaimTag } from '../claim-tag.tsx';
import { useMessages } from '../messages.ts';
import { ClaimFacts } from './claim-facts.tsx';
import { ClaimThread } from './claim-thread.tsx';
import { ReplyForm } from './reply-form.tsx';

/** A claim: its state, what was written, and a form for more. */
export const ClaimPage = () => {
  const say = useMessages();
  const formats = useFormats();
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const { id: languageId } = useLanguage();
  const { data: claim } = useSuspenseQuery(claimQueries(usePage().api).one(slug, languageId));
  const done = search.get('done');
  const title = say('claims.title', { number: claim.number });
  return (
    <PageBody>
      <PageHead title={title} isIndexed={false} />
      <FormColumn>
        <Stack gap={32}>
          {done === 'sent' && <Notice tone="success">{say('claims.sent', { number: claim.number })}</Notice>}
          {done === 'written' && <Notice tone="success">{say('claims.written')}</Notice>}
          <Stack gap={12}>
            <Inline justify="between">
              <PageTitle heading={title} hint={formats.dateTime(claim.created_at)} />
              <ClaimTag state={claim.state} />
            </Inline>
            <Text isMeasured>{say(`claims.told.${claim.state}`)}</Text>
            {claim.refund && (
              <Text weight="strong">
                {say('claims.refund', { amount: formats.money(claim.refund.amount, claim.refund.currency) })}
              </Text>
            )}
          </Stack>
          <ClaimFacts claim={claim} />
          <ClaimThread claim={claim} />
          {claim.may_write && <ReplyForm slug={slug} isAsked={claim.state === 'question'} />}
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
