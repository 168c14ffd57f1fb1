import { brandHas } from '@shop/brand';
import { homeQueries, type Home } from '@shop/data-access/home';
import type { HomeQuery } from '@shop/domain/home';
import { readerOf, searchKeyOf, type PageContext } from '@shop/page';
import { goodsAsk, offerAsk, tileAsk } from './home-asks.ts';

const OFFER = 2;

type Block = Home['blocks'][number];
type Asked = { readonly context: PageContext; readonly searchKey: string };

const loadGoods = async ({ context, searchKey }: Asked, query: HomeQuery) => {
  const { queryClient, queries, language } = context;
  const { catalogue } = queries;
  const { category: slug } = query;
  const category =
    slug === undefined
      ? null
      : await queryClient.ensureQueryData(catalogue.category(searchKey, language.code, slug));
  // A category that this shop does not have.
  if (slug !== undefined && !category) return null;
  const reader = await readerOf(context);
  return queryClient.ensureQueryData(catalogue.listing(goodsAsk(reader, query, category?.id ?? null)));
};

/** The goods, and the lines of the first one's price. The page is shown without them if they cannot be loaded. */
const loadOpening = async (asked: Asked, query: HomeQuery) => {
  const { context, searchKey } = asked;
  const first = (await loadGoods(asked, query))?.items.find(({ available }) => available);
  if (!first) return;
  const ask = { ...(await readerOf(context)), slug: first.slug, queryKey: searchKey };
  const price = homeQueries(context.api).workedPrice(ask, first.variant_id);
  await context.queryClient.ensureQueryData(price).catch(context.report);
  context.touch(`product:${first.id}`);
};

/** The page is shown without it if it cannot be loaded. */
const loadProduct = async ({ context, searchKey }: Asked, slug: string) => {
  const ask = { ...(await readerOf(context)), slug, queryKey: searchKey };
  const query = homeQueries(context.api).chosenProduct(ask);
  const product = await context.queryClient.ensureQueryData(query).catch(context.report);
  if (product) context.touch(`product:${product.id}`);
};

const loadTiles = async ({ context, searchKey }: Asked) => {
  const { queryClient, queries, language } = context;
  const roots = await queryClient.ensureQueryData(queries.navigation.roots(searchKey, language.code));
  await Promise.all(
    roots.map(({ id }) => queryClient.ensureQueryData(queries.catalogue.sample(tileAsk(language.code, id)))),
  );
};

const loadOffers = async ({ context: { brand, queryClient, queries, language } }: Asked) => {
  if (!brandHas(brand, 'dealzone')) return;
  const flags = await queryClient.ensureQueryData(queries.catalogue.flags(language.id, language.code));
  await Promise.all(
    flags
      .filter(({ type }) => type === OFFER)
      .map(({ id }) => queryClient.ensureQueryData(queries.catalogue.sample(offerAsk(language.code, id)))),
  );
};

const loadBlock = async (asked: Asked, block: Block): Promise<unknown> => {
  switch (block.type) {
    case 'opening':
      return loadOpening(asked, block.query);
    case 'goods':
      return loadGoods(asked, block.query);
    case 'product':
      return loadProduct(asked, block.slug);
    case 'categories':
      return block.look === 'tiles' ? loadTiles(asked) : undefined;
    case 'offers':
      return loadOffers(asked);
    default:
      return undefined;
  }
};

/** Loads what the sections of a home show: of each only what it needs. */
export const loadHome = async (context: PageContext, { blocks }: Home, url: URL): Promise<void> => {
  const { queryClient, queries, language } = context;
  const searchKey = await searchKeyOf(context, url);
  await Promise.all([
    queryClient.ensureQueryData(queries.navigation.roots(searchKey, language.code)),
    ...blocks.map((block) => loadBlock({ context, searchKey }, block)),
  ]);
  context.touch('catalogue', 'content:home');
};
