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
