import type { Database } from '@shop/database';
import { counts, pricesOf, type Pricing } from './priced.sql.ts';
import { sql } from './sql.ts';

/** Whole cents at the destination: the price, and the prior one of a reduction. */
export type DeliveredCents = readonly [price: number, prior: number | null];

/** What a card says of prices. Goods prices in 1/10000 USD. */
export type ShownPrice = {
  /** The goods price of the variant that the card shows. */
  current_price: number;
  prior_price: number | null;
  /** By the method that leads, and by the other one. */
  delivered: DeliveredCents;
  other: DeliveredCents;
  /** Variants in stock differ in price, and this is the lowest. */
  is_from_price: boolean;
  /** The row names a variant of another price, so the shown one is still to be read. */
  is_other_variant: boolean;
};

type Row = {
  product_id: number;
  price: number;
  prior: number;
  amount: number;
  prior_amount: number | null;
  other_amount: number | null;
  other_prior_amount: number | null;
  is_from: boolean;
  is_of_listing: boolean;
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
  };
};

/** As the listing by prices chooses. */
const isBefore = (row: Row, best: Row): boolean =>
  row.amount !== best.amount
    ? row.amount < best.amount
    : row.price !== best.price
      ? row.price < best.price
      : row.prior < best.prior;

export type Generations = { readonly pricing: Pricing; readonly other: number };

/** The prices that the cards of these products show: of the variants that match the picks, the cheapest in stock. */
const findShownPrices = async (
  db: Database,
  ids: readonly number[],
  { pricing, other }: Generations,
): Promise<ReadonlyMap<number, ShownPrice>> => {
  if (ids.length === 0) return new Map();
  // One text for all windows of two generations; reading few rows by the key is the plan for any of them.
  const { rows } = await sql<Row>`/* prepared */
    select product_id, price, prior, stored.amount, stored.prior_amount, other.amount as other_amount,
      other.prior_amount as other_prior_amount, stored.is_from, stored.is_of_listing
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

/** Some megabytes; beyond it the cache begins anew. */
const MOST_KEPT = 30_000;

/** Prices of cards without picks, cached until a product changes: most windows show the same goods. */
export const createShownPrices = (db: Database) => {
  let kept = new Map<string, ShownPrice>();
  return {
    find: async (
      ids: readonly number[],
      generations: Generations,
    ): Promise<ReadonlyMap<number, ShownPrice>> => {
      const { pricing, other } = generations;
      if (pricing.picked.length > 0) return findShownPrices(db, ids, generations);
      // `forget` replaces the map, so a reading that began before a change is not cached.
      const held = kept;
      const keyOf = (id: number) => `${pricing.generationId} ${other} ${id}`;
      const missing = ids.filter((id) => !held.has(keyOf(id)));
      const known = new Map(
        ids.flatMap((id) => {
          const price = held.get(keyOf(id));
          return price ? [[id, price] as const] : [];
        }),
      );
      if (held.size + missing.length > MOST_KEPT) held.clear();
      for (const [id, price] of await findShownPrices(db, missing, generations)) {
        held.set(keyOf(id), price);
        known.set(id, price);
      }
      return known;
    },
    forget: () => {
      kept = new Map();
    },
  };
};

export type ShownPrices = ReturnType<typeof createShownPrices>;
