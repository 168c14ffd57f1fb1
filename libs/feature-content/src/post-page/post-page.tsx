import { contentQueries } from '@shop/data-access/content';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, usePage } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ContentBlocks } from '../blocks/content-blocks.tsx';
import { GoodsBlock } from '../blocks/goods-block.tsx';
import { InItsLanguage } from '../blocks/in-its-language.tsx';
import { PostFacts } from '../blog-page/post-facts.tsx';
import { ContentCrumbs } from '../content-crumbs.tsx';
import { useMessages } from '../messages.ts';
import { relatedGoods } from './related-goods.ts';

/** A post of the blog, and goods of the category that it is about. */
export const PostPage = () => {
  const say = useMessages();
  const language = useLanguage();
  const { slug = '' } = useParams();
  const { api } = usePage();
  const { data: page } = useSuspenseQuery(contentQueries(api).page({ kind: 'post', slug }, language.id));
  const related = relatedGoods(page, say('content.post.goods'));
  return (
    <PageBody>
      <PageHead title={page.title} description={page.summary} isIndexed={page.language === language.code} />
      <Stack gap={24}>
        <ContentCrumbs
          steps={[{ label: say('content.blog.title'), path: laterPaths.blog.to() }, { label: page.title }]}
        />
        <Stack as="article" gap={24}>
          <InItsLanguage code={page.language}>
            <Stack gap={24}>
              <Stack gap={8}>
                <PageTitle heading={page.title} />
                <PostFacts post={page} />
              </Stack>
              <ContentBlocks blocks={page.blocks} />
            </Stack>
          </InItsLanguage>
        </Stack>
        {related && <GoodsBlock {...related} />}
      </Stack>
    </PageBody>
  );
};
