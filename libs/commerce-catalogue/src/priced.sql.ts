import type { PickedTerms } from '@shop/commerce-search';
import type { ChoiceIds } from './choice-ids.ts';
import { all, inRange } from './conditions.ts';
import type { PickedRange, Picks } from './picks.ts';
import { sql, type Sql } from './sql.ts';

/** Which delivered prices count: of one generation, at variants that match picked values. */
export type Pricing = {
  readonly generationId: number;
  /** Fields in which variants differ, as the filters and the search term pick them. */
  readonly picked: readonly PickedTerms[];
  readonly choiceIds: ChoiceIds;
};

export const pricingOf = (
  generationId: number,
  { choices }: { readonly choices: readonly PickedTerms[] },
  { ofVariant }: Pick<Picks, 'ofVariant'>,
  choiceIds: ChoiceIds,
): Pricing => ({ generationId, picked: [...choices, ...ofVariant], choiceIds });

export const priceInRange = (range: PickedRange): Sql =>
  inRange(range, range.key === 'current_price' ? sql`amount` : sql`left_to_pay`);

/** The partition itself: planning a read of the whole table costs as much as the read. */
export const pricesOf = (generationId: number): Sql => sql.table(`delivered_price_${generationId}`);

/** Rows of a product that count. */
export const counts = ({ picked, choiceIds }: Pricing): Sql =>
  picked.length === 0 ? sql`is_shown` : sql`has_stock and choice_ids && ${[...choiceIds(picked)]}::int[]`;

/** Prices of variants in stock, whatever they match. */
export const inStockWithin = ({ generationId }: Pricing, ranges: readonly PickedRange[], inScope: Sql): Sql =>
  sql`${pricesOf(generationId)} where ${all([sql`has_stock`, ...ranges.map(priceInRange), inScope])}`;

/** The prices of the shown variant by another method; null while that generation does not have them. */
export const otherPrices = (generationId: number): Sql => sql`(
  select array[other.amount, other.prior_amount] from ${pricesOf(generationId)} other
  where other.product_id = priced_id and other.price = shown_price and other.prior = shown_prior)`;

const COLUMNS = sql`product_id as priced_id, price as shown_price, prior as shown_prior, amount, prior_amount,
  left_to_pay, relevance as priced_relevance, is_in_stock as priced_in_stock, is_from, is_of_listing`;

/**
 * The price of each card as `priced`, by prices alone: of the variants that match the picks and the ranges, the
 * cheapest one in stock. `inScope` is asked of what prices copy from the listing.
 */
export const shownWithin = (
  pricing: Pricing,
  ranges: readonly PickedRange[],
  inScope: Sql = sql`true`,
): Sql => {
  const holds = all([counts(pricing), ...ranges.map(priceInRange), inScope]);
  const source = sql`${pricesOf(pricing.generationId)} where ${holds}`;
  // Of one product one row is shown, and several can match picks.
  return pricing.picked.length === 0
    ? sql`(select ${COLUMNS} from ${source}) priced`
    : sql`(select distinct on (product_id) ${COLUMNS} from ${source} order by product_id, amount, price, prior) priced`;
};

/**
 * `product_listing` joined with the price that a card shows: of the variants that match the picks and the ranges,
 * the cheapest one in stock. A walk by price passes the goods of other categories without reading their listing row.
 */
export const listingWithPrices = (pricing: Pricing, ranges: readonly PickedRange[], inScope?: Sql): Sql => {
  if (pricing.picked.length === 0)
    return sql`product_listing join ${shownWithin(pricing, ranges, inScope)}
      on priced_id = product_listing.product_id`;
  const holds = all([counts(pricing), ...ranges.map(priceInRange)]);
  return sql`product_listing cross join lateral (
    select ${COLUMNS} from ${pricesOf(pricing.generationId)} stored
    where ${holds} and stored.product_id = product_listing.product_id
    order by amount, price, prior limit 1) priced`;
};
