import type { PickedTerms } from '@shop/commerce-search';
import type { ChoiceIds } from './choice-ids.ts';
import { all, inRange } from './conditions.ts';
import type { PricePick, Picks } from './picks.ts';
import { sql, type Sql } from './sql.ts';

/** The delivered prices that count: of one generation, at variants that match the filters. */
export type Pricing = {
  readonly generationId: number;
  /** Fields in which variants differ, as the filters and the search term pick them. */
  readonly picked: readonly PickedTerms[];
  /** Only prices that have an offer. */
  readonly offersOnly: boolean;
  readonly choiceIds: ChoiceIds;
};

export const pricingOf = (
  generationId: number,
  { choices, offersOnly }: { readonly choices: readonly PickedTerms[]; readonly offersOnly: boolean },
  { ofVariant }: Pick<Picks, 'ofVariant'>,
  choiceIds: ChoiceIds,
): Pricing => ({ generationId, picked: [...choices, ...ofVariant], offersOnly, choiceIds });

export const priceMeets = (pick: PricePick): Sql =>
  'ids' in pick
    ? sql`shown_flag_ids && ${[...pick.ids]}::int[]`
    : inRange(pick, pick.key === 'current_price' ? sql`amount` : sql`left_to_pay`);

/** The partition itself: planning a read of the whole table costs as much as the read. */
export const pricesOf = (generationId: number): Sql => sql.table(`delivered_price_${generationId}`);

/** Rows of a product that count. */
export const counts = ({ picked, offersOnly, choiceIds }: Pricing): Sql =>
  all([
    picked.length === 0 ? sql`is_shown` : sql`has_stock and choice_ids && ${[...choiceIds(picked)]}::int[]`,
    ...(offersOnly ? [sql`is_offer`] : []),
  ]);

/** Prices of all variants in stock. */
export const inStockWithin = ({ generationId }: Pricing, ofPrice: readonly PricePick[], inScope: Sql): Sql =>
  sql`${pricesOf(generationId)} where ${all([sql`has_stock`, ...ofPrice.map(priceMeets), inScope])}`;

/** The prices of the shown variant by another method; null while that generation does not have them. */
export const otherPrices = (generationId: number): Sql => sql`(
  select array[other.amount, other.prior_amount] from ${pricesOf(generationId)} other
  where other.product_id = priced_id and other.price = shown_price and other.prior = shown_prior)`;

const COLUMNS = sql`product_id as priced_id, price as shown_price, prior as shown_prior, amount, prior_amount,
  left_to_pay, relevance as priced_relevance, is_in_stock as priced_in_stock, is_from, is_of_listing,
  shown_flag_ids`;

/**
 * The price of each card as `priced`, by prices only: of the variants that match all picks, the
 * cheapest one in stock. `inScope` is asked of what prices copy from the listing.
 */
export const shownWithin = (
  pricing: Pricing,
  ofPrice: readonly PricePick[],
  inScope: Sql = sql`true`,
): Sql => {
  const holds = all([counts(pricing), ...ofPrice.map(priceMeets), inScope]);
  const source = sql`${pricesOf(pricing.generationId)} where ${holds}`;
  // Of one product one row is shown, and several can match picks.
  return pricing.picked.length === 0
    ? sql`(select ${COLUMNS} from ${source}) priced`
    : sql`(select distinct on (product_id) ${COLUMNS} from ${source} order by product_id, amount, price, prior) priced`;
};

/**
 * `product_listing` joined with the price that a card shows: of the variants that match all picks,
 * the cheapest one in stock. A walk by price passes the goods of other categories without reading their listing row.
 */
export const listingWithPrices = (pricing: Pricing, ofPrice: readonly PricePick[], inScope?: Sql): Sql => {
  if (pricing.picked.length === 0)
    return sql`product_listing join ${shownWithin(pricing, ofPrice, inScope)}
      on priced_id = product_listing.product_id`;
  const holds = all([counts(pricing), ...ofPrice.map(priceMeets)]);
  return sql`product_listing cross join lateral (
    select ${COLUMNS} from ${pricesOf(pricing.generationId)} stored
    where ${holds} and stored.product_id = product_listing.product_id
    order by amount, price, prior limit 1) priced`;
};
