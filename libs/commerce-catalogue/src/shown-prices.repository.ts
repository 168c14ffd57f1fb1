import type { Column, Columns, Database } from '@shop/database';
import { createKeptRows } from './kept-rows.ts';
import { counts, pricesOf, type Pricing } from './priced.sql.ts';
import { sql } from './sql.ts';

/** Whole cents at the destination: the price, and the prior one of a reduction. */
export type DeliveredCents = readonly [price: number, prior: number | null];

/** The prices of a card. Goods prices in 1/10000 USD. */
export type ShownPrice = {
  /** The goods price of the variant that the card shows. */
  current_price: number;
  prior_price: number | null;
  /** By the main method, and by the other one. */
  delivered: DeliveredCents;
  other: DeliveredCents;
  /** Variants in stock differ in price, and this is the lowest. */
  is_from_price: boolean;
  /** The row names a variant of another price, so the shown one is still to be read. */
  is_other_variant: boolean;
  /** As listings sort and filter by it: in 1/1000000. */
  left_to_pay: number;
};

type Row = Columns<
  'delivered_price',
  {
    product_id: 'product_id';
    price: 'price';
    prior: 'prior';
    amount: 'amount';
    prior_amount: 'prior_amount';
    left_to_pay: 'left_to_pay';
    other_prior_amount: 'prior_amount';
    is_from: 'is_from';
    is_of_listing: 'is_of_listing';
  }
> & {
  /** Null while the other generation does not have the price. */
  other_amount: Column<'delivered_price', 'amount'> | null;
};

const toShown = (row: Row): ShownPrice => {
  const delivered: DeliveredCents = [row.amount, row.prior_amount];
  const isStored = row.other_amount !== null;
  return {
    current_price: row.price,
    prior_price: row.prior === 0 ? null : row.prior,
    delivered,
    other: isStored ? [row.other_amount ?? 0, row.other_prior_amount] : delivered,
    is_from_price: row.is_from,
    is_other_variant: !row.is_of_listing,
    left_to_pay: row.left_to_pay,
  };
};

/** As in the listing by prices. */
const isBefore = (row: Row, best: Row): boolean =>
  row.amount !== best.amount
    ? row.amount < best.amount
    : row.price !== best.price
      ? row.price < best.price
      : row.prior < best.prior;

export type Generations = { readonly pricing: Pricing; readonly other: number };

/**
 * The prices on the cards of these products: of the variants that match the filters, the cheapest in stock.
 */
const findShownPrices = async (
  db: Database,
  ids: readonly number[],
  { pricing, other }: Generations,
): Promise<ReadonlyMap<number, ShownPrice>> => {
  if (ids.length === 0) return new Map();
  // One text for all windows of two generations; reading few rows by the key is the plan for any of them.
  const { rows } = await sql<Row>`/* prepared */
    select product_id, price, prior, stored.amount, stored.prior_amount, stored.left_to_pay,
      other.amount as other_amount, other.prior_amount as other_prior_amount, stored.is_from, stored.is_of_listing
    from ${pricesOf(pricing.generationId)} stored left join (
      select product_id, price, prior, amount, prior_amount from ${pricesOf(other)}
    ) other using (product_id, price, prior)
    where product_id = any (${[...ids]}::int[]) and ${counts(pricing)}`.execute(db);
  const shown = new Map<number, Row>();
  for (const row of rows) {
    const best = shown.get(row.product_id);
    if (!best || isBefore(row, best)) shown.set(row.product_id, row);
  }
  return new Map([...shown].map(([id, row]) => [id, toShown(row)]));
};

/** Some megabytes each. */
const MOST_KEPT = { rows: 30_000, kinds: 1_000 };
const MOST_PICKED = { rows: 10_000, kinds: 500 };

/** Prices of cards, cached until a product changes: most windows show the same goods. */
export const createShownPrices = (db: Database) => {
  const kept = createKeptRows<number, ShownPrice>(MOST_KEPT);
  const keptOfPicks = createKeptRows<number, ShownPrice>(MOST_PICKED);
  return {
    find: (ids: readonly number[], generations: Generations): Promise<ReadonlyMap<number, ShownPrice>> => {
      const { pricing, other } = generations;
      const read = (missing: readonly number[]) => findShownPrices(db, missing, generations);
      const kind = `${pricing.generationId} ${other} ${pricing.offersOnly}`;
      return pricing.picked.length === 0
        ? kept.find(kind, ids, read)
        : keptOfPicks.find(`${kind} ${JSON.stringify(pricing.picked)}`, ids, read);
    },
    forget: () => {
      kept.forget();
      keptOfPicks.forget();
    },
  };
};
