import { contentQueries } from '@shop/data-access/content';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, useLinks, usePage } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Inline } from '@shop/ui-theme/inline';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ContentBlocks } from '../blocks/content-blocks.tsx';
import { InItsLanguage } from '../blocks/in-its-language.tsx';
import { ContentCrumbs } from '../content-crumbs.tsx';
import { useMessages } from '../messages.ts';

/** One question with its answer. */
export const FaqEntryPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const language = useLanguage();
  const { slug = '' } = useParams();
  const { api } = usePage();
  const { data: page } = useSuspenseQuery(contentQueries(api).page({ kind: 'faq', slug }, language.id));
  const faq = href(laterPaths.faq.to());
  return (
    <PageBody>
      <PageHead title={page.title} description={page.summary} isIndexed={page.language === language.code} />
      <Stack gap={24}>
        <ContentCrumbs
          steps={[
            { label: say('content.faq.title'), path: laterPaths.faq.to() },
            ...(page.topic
              ? [{ label: page.topic.name, path: `${laterPaths.faq.to()}#${page.topic.key}` }]
              : []),
            { label: page.title },
          ]}
        />
        <InItsLanguage code={page.language}>
          <Stack gap={24}>
            <PageTitle heading={page.title} />
            <ContentBlocks blocks={page.blocks} />
          </Stack>
        </InItsLanguage>
        <Stack gap={12}>
          <Text weight="strong">{say('content.faq.unanswered')}</Text>
          <Inline gap={12}>
            <ButtonLink href={href(laterPaths.contacts.to())}>{say('content.faq.write')}</ButtonLink>
            <ButtonLink look="quiet" href={faq}>
              {say('content.faq.all')}
            </ButtonLink>
          </Inline>
        </Stack>
      </Stack>
    </PageBody>
  );
};
