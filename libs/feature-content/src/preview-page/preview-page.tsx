import { contentQueries } from '@shop/data-access/content';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, usePage } from '@shop/page';
import { Notice } from '@shop/ui-theme/notice';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ContentBlocks } from '../blocks/content-blocks.tsx';
import { InItsLanguage } from '../blocks/in-its-language.tsx';
import { useMessages } from '../messages.ts';
import { PostText } from '../post-page/post-text.tsx';

/** A draft as readers will see it. Search engines are kept out. */
export const PreviewPage = () => {
  const say = useMessages();
  const language = useLanguage();
  const { token = '' } = useParams();
  const { data: page } = useSuspenseQuery(contentQueries(usePage().api).preview(token, language.id));
  return (
    <PageBody>
      <PageHead title={page.title} description={page.summary} isIndexed={false} />
      <Stack gap={24}>
        <Notice tone="warning">{say('content.preview')}</Notice>
        {page.kind === 'post' ? (
          <PostText page={page} />
        ) : (
          <InItsLanguage code={page.language}>
            <Stack gap={32}>
              <PageTitle heading={page.title} />
              <ContentBlocks blocks={page.blocks} />
            </Stack>
          </InItsLanguage>
        )}
      </Stack>
    </PageBody>
  );
};
