import type { Facet, Listing, ListingRequest } from '@shop/contracts/catalogue';
import { createDatabase, openDatabase } from '@shop/database';
import { SORTS } from '@shop/domain/sort';
import { createRandom, type Random } from '@shop/testing/random';

export type Query = Omit<ListingRequest, 'locale'>;
export type AskListing = (query: Query) => Promise<Listing>;

/** A shopper's queries, in the shares of the targets. */
export type QueryMix = {
  readonly products: number;
  readonly queries: readonly Query[];
  /** Of broad roots, each with filters that no earlier query had. */
  readonly cold: readonly Query[];
};

const NARROW = 20_000;
const BROAD_SHARE = 0.1;
const QUERIES = 2_000;
const COLD = 12;
const WINDOW = 48;
const FACETS_OF = 40;

type Sized = { readonly id: number; readonly products: number };

/** Categories with the number of their products, and all products. */
const countCategories = async (data: string) => {
  const { url, close } = await openDatabase({ ...process.env, SHOP_DATA_DIR: data });
  const db = createDatabase(url, { poolSize: 1 });
  try {
    const rows = await db
      .selectFrom('product_category')
      .innerJoin('category', 'category.id', 'category_id')
      .select(['category_id', 'parent_id'])
      .select(({ fn }) => fn.countAll<string>().as('products'))
      .where('display_in_marketplace', '=', true)
      .groupBy(['category_id', 'parent_id'])
      .execute();
    const { all } = await db
      .selectFrom('product')
      .select(({ fn }) => fn.countAll<string>().as('all'))
      .executeTakeFirstOrThrow();
    const sized = rows.map((row) => ({ ...row, id: row.category_id, products: Number(row.products) }));
    return { sized, roots: sized.filter(({ parent_id }) => parent_id === null), products: Number(all) };
  } finally {
    await db.destroy();
    await close();
  }
};

const base = { limit: WINDOW, offset: 0, facets: true } as const;

/** Values of a category's own facets, by the parameter that picks them. */
const picksOf = async (ask: AskListing, { id }: Sized): Promise<[string, string][]> => {
  const { facets } = await ask({ ...base, params: {}, categoryId: id });
  const isPicked = ({ key }: Facet) => key.startsWith('additional_field_') || key === 'manufacturer';
  return facets
    .filter(isPicked)
    .flatMap(({ key, values }) => values.map(({ slug }): [string, string] => [`f.${key}`, slug]));
};

const SORTED = [SORTS.bestSellers, SORTS.lowToHigh, SORTS.highToLow, SORTS.newArrivals, SORTS.bestValue];

type Known = Sized & { readonly picks: readonly [string, string][] };

const queryOf = (random: Random, { id, picks }: Known): Query => ({
  ...base,
  categoryId: id,
  sort: random.isLucky(0.7) ? SORTS.bestSellers : random.pick(SORTED),
  offset: random.isLucky(0.2) ? WINDOW : 0,
  params: picks.length > 0 && random.isLucky(0.4) ? Object.fromEntries([random.pick(picks)]) : {},
});

/** Three filters of one root, with bounds of prices that differ each time. */
const coldOf = (random: Random, { id, picks }: Known, at: number): Query => ({
  ...base,
  categoryId: id,
  params: {
    'f.current_price': `${10 + at * 3}-${400 + at * 17}`,
    ...(picks.length > 0 && Object.fromEntries([random.pick(picks), random.pick(picks)])),
  },
});

/**
 * 90 of 100 requests select at most 20,000 products, ten request a broad root. The same requests for the same catalogue.
 */
export const findQueries = async (data: string, ask: AskListing): Promise<QueryMix> => {
  const random = createRandom(1);
  const { sized, roots, products } = await countCategories(data);
  const narrow = random.shuffle(sized.filter((each) => each.products <= NARROW)).slice(0, FACETS_OF);
  const knownOf = async (each: Sized): Promise<Known> => ({ ...each, picks: await picksOf(ask, each) });
  const [small, broad]: [Known[], Known[]] = [[], []];
  for (const each of narrow) small.push(await knownOf(each));
  for (const each of roots) broad.push(await knownOf(each));
  const queries = Array.from({ length: QUERIES }, () =>
    random.isLucky(BROAD_SHARE)
      ? { ...base, params: {}, categoryId: random.pick(roots).id }
      : queryOf(random, random.pick(small)),
  );
  const cold = Array.from({ length: COLD }, (_, at) => coldOf(random, random.pick(broad), at));
  return { products, queries, cold };
};
