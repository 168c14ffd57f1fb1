import { contentQueries } from '@shop/data-access/content';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, useLinks, usePage } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Announcement } from '@shop/ui-theme/announcement';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { ContentCrumbs } from '../content-crumbs.tsx';
import { useMessages } from '../messages.ts';
import { askedWords } from './asked-words.ts';
import { FaqSearch } from './faq-search.tsx';
import { FaqTopicSection } from './faq-topic.tsx';

const NoneFound = ({ asked }: { asked: string }) => {
  const say = useMessages();
  const { href } = useLinks();
  const isSearch = asked !== '';
  return (
    <EmptyState
      heading={isSearch ? say('content.faq.none_found', { asked }) : say('content.faq.empty')}
      picture="search"
      actions={
        <>
          {isSearch && (
            <ButtonLink look="quiet" href={href(laterPaths.faq.to())}>
              {say('content.faq.all')}
            </ButtonLink>
          )}
          <ButtonLink href={href(laterPaths.contacts.to())}>{say('content.faq.write')}</ButtonLink>
        </>
      }
    />
  );
};

/** Questions and answers by topic, with a search that is a plain form. */
export const FaqPage = () => {
  const say = useMessages();
  const asked = askedWords(useLocation().search);
  const language = useLanguage();
  const { data: topics } = useSuspenseQuery(contentQueries(usePage().api).faq(asked, language.id));
  const count = topics.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <PageBody>
      <PageHead title={say('content.faq.title')} description={say('content.faq.lead')} />
      <Stack gap={24}>
        <ContentCrumbs steps={[{ label: say('content.faq.title') }]} />
        <Stack gap={16}>
          <PageTitle heading={say('content.faq.title')} />
          <Text tone="muted" isMeasured>
            {say('content.faq.lead')}
          </Text>
          <FaqSearch key={asked} asked={asked} />
          {asked !== '' && <Announcement text={say('content.faq.found', { count })} />}
        </Stack>
        {topics.map((topic) => (
          <FaqTopicSection key={topic.key} topic={topic} isOpen={asked !== ''} />
        ))}
        {topics.length === 0 && <NoneFound asked={asked} />}
      </Stack>
    </PageBody>
  );
};
