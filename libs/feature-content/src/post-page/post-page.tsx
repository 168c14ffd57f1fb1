import { contentQueries } from '@shop/data-access/content';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, usePage } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Stack } from '@shop/ui-theme/stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ContentCrumbs } from '../content-crumbs.tsx';
import { useMessages } from '../messages.ts';
import { PostText } from './post-text.tsx';

/** A post of the blog, and goods of the category that it is about. */
export const PostPage = () => {
  const say = useMessages();
  const language = useLanguage();
  const { slug = '' } = useParams();
  const { api } = usePage();
  const { data: page } = useSuspenseQuery(contentQueries(api).page({ kind: 'post', slug }, language.id));
  return (
    <PageBody>
      <PageHead title={page.title} description={page.summary} isIndexed={page.language === language.code} />
      <Stack gap={24}>
        <ContentCrumbs
          steps={[{ label: say('content.blog.title'), path: laterPaths.blog.to() }, { label: page.title }]}
        />
        <PostText page={page} />
      </Stack>
    </PageBody>
  );
};
