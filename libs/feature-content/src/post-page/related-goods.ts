import type { ContentPage } from '@shop/data-access/content';

const GOODS = 4;

/** The goods below a post that is about a category, unless the post shows goods itself. */
export const relatedGoods = (
  { category, blocks }: Pick<ContentPage, 'category' | 'blocks'>,
  heading: string,
) =>
  category === null || blocks.some(({ type }) => type === 'products')
    ? null
    : ({ type: 'products', heading, query: { category }, limit: GOODS } as const);

/** The blocks of a text, and what a post shows below them: the goods of all are loaded with the page. */
export const goodsOfPost = (page: ContentPage): ContentPage['blocks'] => {
  const related = page.kind === 'post' ? relatedGoods(page, '') : null;
  return related ? [...page.blocks, related] : page.blocks;
};
