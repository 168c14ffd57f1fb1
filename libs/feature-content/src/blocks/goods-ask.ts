import type { ListingAsk, Reader } from '@shop/data-access';
import type { ContentBlock } from '@shop/data-access/content';
import { SORTS } from '@shop/domain/sort';
import { readerOf, searchKeyOf, type PageContext } from '@shop/page';

export type Goods = Pick<Extract<ContentBlock, { type: 'products' }>, 'query' | 'limit'>;

const SORT = {
  best_sellers: SORTS.bestSellers,
  best_value: SORTS.bestValue,
  new_arrivals: SORTS.newArrivals,
} as const;

/** The listing of a block of goods, in a category or in all of them. */
export const goodsAsk = (reader: Reader, { query, limit }: Goods, categoryId: number | null): ListingAsk => ({
  ...reader,
  params: {},
  categoryId,
  sort: SORT[query.sort ?? 'best_sellers'],
  limit,
  offset: 0,
});

const loadOne = async (context: PageContext, goods: Goods): Promise<void> => {
  const { queryClient, queries, language } = context;
  const { category: slug = '' } = goods.query;
  const key = await searchKeyOf(context);
  const category = await queryClient.ensureQueryData(queries.catalogue.category(key, language.code, slug));
  // A category that this shop does not have.
  if (slug !== '' && !category) return;
  context.touch(category ? `category:${category.id}` : 'catalogue');
  await queryClient.ensureQueryData(
    queries.catalogue.listing(goodsAsk(await readerOf(context), goods, category?.id ?? null)),
  );
};

/** Loads the goods that the blocks show. A text is shown without them when they cannot be loaded. */
export const loadGoods = async (context: PageContext, blocks: readonly ContentBlock[]): Promise<void> => {
  const goods = blocks.filter((block) => block.type === 'products');
  await Promise.all(goods.map((one) => loadOne(context, one).catch(context.report)));
};
