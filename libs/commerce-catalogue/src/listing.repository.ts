import { otherMethod, type Till } from '@shop/commerce-prices';
import type { Column, Columns, Database } from '@shop/database';
import type { Sort } from '@shop/domain/sort';
import type { ChoiceIds } from './choice-ids.ts';
import { all } from './conditions.ts';
import { findGoods, type ListedGoods } from './listed-goods.repository.ts';
import { inStockOf, isByPrice, orderOf } from './listing-order.sql.ts';
import {
  copiedCondition,
  holdsAll,
  isNarrowedByPrice,
  isOfPrices,
  narrowingBy,
  oneVariantOfRow,
  scopeCondition,
  type ListingScope,
} from './listing-scope.ts';
import { withoutPrices, type Picks } from './picks.ts';
import type { KeptCards } from './kept-cards.ts';
import { listingWithPrices, otherPrices, pricingOf, shownWithin, type Pricing } from './priced.sql.ts';
import type { ShownPrice } from './shown-prices.repository.ts';
import { sql, type Sql } from './sql.ts';

/** The data of a card. Prices in 1/10000 USD. */
export type ListingRow = ShownPrice &
  ListedGoods & {
    /** The variant that matches the picks; null without a pick of that kind. */
    picked_variant_id: Column<'product_listing', 'variant_id'> | null;
  };

export type ListingQuery = {
  scope: ListingScope;
  picks: Picks;
  choiceIds: ChoiceIds;
  till: Till;
  cards: KeptCards;
  sort: Sort;
  languageId: number;
  limit: number;
  offset: number;
  without?: readonly number[];
};

const windowOf = (query: ListingQuery): Sql =>
  sql`order by ${orderOf(query)} limit ${query.limit} offset ${query.offset}`;

const conditionsOf = ({ scope, picks, choiceIds, without = [] }: ListingQuery): Sql =>
  all([
    scopeCondition(scope),
    holdsAll(narrowingBy(scope, withoutPrices(picks), oneVariantOfRow(choiceIds))),
    ...(without.length > 0 ? [sql`product_listing.product_id <> all(${[...without]}::bigint[])`] : []),
  ]);

const toRow = (goods: ListedGoods, shown: ShownPrice): ListingRow => ({
  ...goods,
  ...shown,
  is_other_variant: shown.is_other_variant || shown.current_price !== goods.current_price,
  picked_variant_id: null,
});

/** Neither the order nor a condition needs the prices, so they are read for the rows of the window only. */
const findUnpriced = async (db: Database, query: ListingQuery, pricing: Pricing): Promise<ListingRow[]> => {
  const { till, cards, languageId } = query;
  const rows = await findGoods(db, languageId, sql`${conditionsOf(query)} ${windowOf(query)}`);
  const prices = await cards.shownPrices.find(
    rows.map(({ product_id }) => product_id),
    { pricing, other: till[otherMethod(till.method)].generationId },
  );
  return rows.flatMap((row) => {
    const shown = prices.get(row.product_id);
    return shown ? [toRow(row, shown)] : [];
  });
};

/** A position in a window by prices. */
type Place = Columns<
  'delivered_price',
  { product_id: 'product_id'; is_in_stock: 'is_in_stock'; amount: 'amount'; left_to_pay: 'left_to_pay' }
>;

/**
 * An order by price reads prices only, if they have all requested columns. Otherwise it scans the prices of a
 * broad category and starts from the listing's index for a narrow one: so the category condition is applied
 * to both.
 */
const sourceOf = (query: ListingQuery, pricing: Pricing): Sql => {
  const { scope, picks, sort, without = [] } = query;
  const inScope = isByPrice(sort) ? copiedCondition(scope) : sql`true`;
  if (isByPrice(sort) && isOfPrices(scope, picks) && without.length === 0)
    return shownWithin(pricing, picks.ofPrice, inScope);
  return sql`${listingWithPrices(pricing, picks.ofPrice, inScope)} where ${conditionsOf(query)}`;
};

const findPlaces = async (db: Database, query: ListingQuery, pricing: Pricing): Promise<Place[]> => {
  const { rows } = await sql<Place>`
    select priced_id as product_id, ${inStockOf(query)} as is_in_stock, amount, left_to_pay
    from ${sourceOf(query, pricing)} ${windowOf(query)}`.execute(db);
  return rows;
};

/** The rows of these positions, without products that have changed between the two reads. */
const findCards = async (
  places: readonly Place[],
  { cards, languageId, till }: ListingQuery,
  pricing: Pricing,
): Promise<ListingRow[]> => {
  const ids = places.map(({ product_id }) => product_id);
  const [goods, prices] = await Promise.all([
    cards.goods.find(ids, languageId),
    cards.shownPrices.find(ids, { pricing, other: till[otherMethod(till.method)].generationId }),
  ]);
  return places.flatMap(({ product_id, is_in_stock, amount, left_to_pay }) => {
    const own = goods.get(product_id);
    const shown = prices.get(product_id);
    const isSame =
      own?.is_in_stock === is_in_stock && shown?.delivered[0] === amount && shown.left_to_pay === left_to_pay;
    return own && shown && isSame ? [toRow(own, shown)] : [];
  });
};

const MOST_TRIES = 5;

/** Cards are in the requested order and ranges: when one changes between the two reads, both are repeated. */
const findPriced = async (db: Database, query: ListingQuery, pricing: Pricing): Promise<ListingRow[]> => {
  for (let tries = 1; ; tries += 1) {
    const places = await findPlaces(db, query, pricing);
    const rows = await findCards(places, query, pricing);
    if (rows.length === places.length || tries === MOST_TRIES) return rows;
    query.cards.forget();
  }
};

type Cents = readonly [Column<'delivered_price', 'amount'>, Column<'delivered_price', 'prior_amount'>];

/** The price of a product's cheapest variant that matches the picks. */
type PickedPrice = Columns<
  'delivered_price',
  { product_id: 'product_id'; current_price: 'price'; left_to_pay: 'left_to_pay'; is_from_price: 'is_from' }
> & { prior_price: Column<'delivered_price', 'prior'> | null; delivered: Cents; other: Cents };

/** The other price is read for the rows of a window only: this expensive part comes after the limit. */
const pickedColumns = (till: Till): Sql => {
  const { generationId } = till[otherMethod(till.method)];
  return sql`priced_id as product_id, shown_price as current_price, nullif(shown_prior, 0) as prior_price, left_to_pay,
    is_from as is_from_price, array[amount, prior_amount] as delivered,
    coalesce(${otherPrices(generationId)}, array[amount, prior_amount]) as other`;
};

/** Of the variants that match all picks, the cheapest one is shown. Which one that is is read later. */
const findPicked = async (db: Database, query: ListingQuery, pricing: Pricing): Promise<ListingRow[]> => {
  const { cards, till, languageId } = query;
  const { rows } = await sql<PickedPrice>`
    select ${pickedColumns(till)} from ${sourceOf(query, pricing)} ${windowOf(query)}`.execute(db);
  const ids = rows.map(({ product_id }) => product_id);
  const goods = await cards.goods.find(ids, languageId);
  return rows.flatMap((row) => {
    const own = goods.get(row.product_id);
    return own ? [toRow({ ...own, is_in_stock: true }, { ...row, is_other_variant: true })] : [];
  });
};

/** One window of a listing. The id breaks every tie, so windows neither repeat nor skip a product. */
export const findListing = (db: Database, query: ListingQuery): Promise<ListingRow[]> => {
  const { scope, picks, choiceIds, till, sort } = query;
  const pricing = pricingOf(till[till.method].generationId, scope, picks, choiceIds);
  if (!isNarrowedByPrice(scope, picks) && !isByPrice(sort)) return findUnpriced(db, query, pricing);
  return pricing.picked.length > 0 ? findPicked(db, query, pricing) : findPriced(db, query, pricing);
};
