import { readConsent, type ConsentFacts } from '@shop/domain/consent';
import { PageBody, PageHead, useLinks } from '@shop/page';
import { safeRedirect } from '@shop/paths';
import { Notice } from '@shop/ui-theme/notice';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { ContentCrumbs } from '../content-crumbs.tsx';
import { useMessages } from '../messages.ts';
import { ConsentForm } from './consent-form.tsx';

/** Which cookies the shop may use: to choose, and to change the choice at any time. */
export const ConsentPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const [search] = useSearchParams();
  const { written, optsOut } = useLoaderData<ConsentFacts>();
  const choice = readConsent(written);
  const title = say('content.consent.title');
  return (
    <PageBody>
      <PageHead title={title} description={say('content.consent.lead')} isIndexed={false} />
      <Stack gap={24}>
        <ContentCrumbs steps={[{ label: title }]} />
        <Stack gap={8}>
          <PageTitle heading={title} />
          <Text tone="muted" isMeasured>
            {say('content.consent.lead')}{' '}
            <TextLink href={href('/cookies')}>{say('content.consent.list')}</TextLink>
          </Text>
        </Stack>
        {search.get('done') === 'saved' && <Notice tone="success">{say('content.consent.saved')}</Notice>}
        {optsOut && <Notice>{say('content.consent.signal')}</Notice>}
        <ConsentForm
          key={written}
          granted={choice?.granted ?? []}
          back={safeRedirect(search.get('back')) ?? null}
        />
      </Stack>
    </PageBody>
  );
};
