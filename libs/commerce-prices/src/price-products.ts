import { sql, type Column, type Columns, type Database, type Transaction } from '@shop/database';
import type { PricedProduct } from '@shop/domain/tariff';
import { quotesOf, shownPrior } from './generation-quotes.ts';
import type { Generation } from './generations.repository.ts';
import { findPriorWindows, type PriorWindows } from './prior-windows.ts';

/** A distinct price of a product's variants in a country, with the inputs of its delivered price. */
type PointRow = Columns<'delivered_price', { product_id: 'product_id'; price: 'price'; prior: 'prior' }> &
  Columns<'price_generation', { country_id: 'country_id' }> &
  Columns<'product', { tariff_line: 'tariff_line' }> &
  Columns<
    'product_parcel',
    { weight_g: 'weight_g'; length_mm: 'length_mm'; width_mm: 'width_mm'; height_mm: 'height_mm' }
  >;

const findPoints = async (
  tx: Transaction,
  ids: readonly number[],
  countries: readonly number[],
): Promise<PointRow[]> => {
  const { rows } = await sql<PointRow>`
    select points.country_id, points.product_id, points.price, points.prior, product.tariff_line,
      parcel.weight_g, parcel.length_mm, parcel.width_mm, parcel.height_mm
    from price_points(${[...ids]}::bigint[], ${[...countries]}::smallint[]) points
    join product on product.id = points.product_id
    join product_parcel parcel on parcel.product_id = points.product_id`.execute(tx);
  return rows;
};

const toProduct = (point: PointRow): PricedProduct => ({
  price: point.price,
  weightG: point.weight_g,
  sidesMm: [point.length_mm, point.width_mm, point.height_mm],
  tariffLine: point.tariff_line,
});

const NO_PRIOR = 0;
const NO_WINDOWS: PriorWindows = () => [];

type Written = Record<'generations' | 'products' | 'prices' | 'priors' | 'amounts', number[]> & {
  priorAmounts: (number | null)[];
};

const addPrices = (
  columns: Written,
  generation: Generation,
  points: readonly PointRow[],
  windows: PriorWindows,
) => {
  const { quote, quotePrior } = quotesOf(generation);
  for (const point of points) {
    const product = toProduct(point);
    const amount = quote(product);
    const prior =
      point.prior === NO_PRIOR
        ? null
        : shownPrior(amount, quotePrior({ ...product, price: point.prior }, windows(point)));
    columns.generations.push(generation.id);
    columns.products.push(point.product_id);
    columns.prices.push(point.price);
    columns.priors.push(point.prior);
    columns.amounts.push(amount);
    columns.priorAmounts.push(prior);
  }
};

/**
 * Writes the delivered prices of these products in these generations. The caller has locked the buckets of the
 * products, so that no other transaction changes them meanwhile.
 */
export const priceProducts = async (
  tx: Transaction,
  ids: readonly number[],
  generations: readonly Generation[],
): Promise<void> => {
  if (ids.length === 0 || generations.length === 0) return;
  const countries = [...new Set(generations.map(({ countryId }) => countryId))];
  const points = Map.groupBy(await findPoints(tx, ids, countries), ({ country_id }) => country_id);
  const hasPast = generations.some(({ past }) => past.length > 0);
  const windows = hasPast ? await findPriorWindows(tx, ids) : NO_WINDOWS;
  const columns: Written = {
    ...{ generations: [], products: [], prices: [], priors: [], amounts: [], priorAmounts: [] },
  };
  for (const generation of generations)
    addPrices(columns, generation, points.get(generation.countryId) ?? [], windows);
  const { generations: of, products, prices, priors, amounts, priorAmounts } = columns;
  const replaced = generations.map(({ id }) => id);
  await sql`select replace_delivered(${[...ids]}::bigint[], ${replaced}::int[], ${of}::int[], ${products}::bigint[],
    ${prices}::bigint[], ${priors}::bigint[], ${amounts}::int[], ${priorAmounts}::int[])`.execute(tx);
};

/** Products whose stored prices may be out of date. */
export const countDue = async (db: Database): Promise<{ products: number; oldest: Date | null }> => {
  const { rows } = await sql<{ products: number; oldest: Column<'price_due', 'noted_at'> | null }>`
    select count(distinct product_id)::int as products, min(noted_at) as oldest from price_due`.execute(db);
  return rows[0] ?? { products: 0, oldest: null };
};
