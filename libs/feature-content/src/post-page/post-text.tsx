import type { ContentPage } from '@shop/data-access/content';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { ContentBlocks } from '../blocks/content-blocks.tsx';
import { GoodsBlock } from '../blocks/goods-block.tsx';
import { InItsLanguage } from '../blocks/in-its-language.tsx';
import { PostFacts } from '../blog-page/post-facts.tsx';
import { useMessages } from '../messages.ts';
import { relatedGoods } from './related-goods.ts';

/** A post, and goods of the category that it is about. */
export const PostText = ({ page }: { page: ContentPage }) => {
  const say = useMessages();
  const related = relatedGoods(page, say('content.post.goods'));
  return (
    <>
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
    </>
  );
};
