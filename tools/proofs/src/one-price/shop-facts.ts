import { sql, type Database } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import type { OracleCart, OracleLine } from '../oracle/cart.ts';
import { oracleDeliveredPrice } from '../oracle/oracle.ts';
import type { Market, Method } from './markets.ts';

const selectVariants = (db: Database, count: number) =>
  db
    .selectFrom('product_variant as variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .innerJoin('product_parcel as parcel', 'parcel.product_id', 'product.id')
    .select(['variant.id', 'variant.product_id', 'product.slug', 'variant.price', 'variant.on_hand'])
    .select('variant.sku')
    .select(['parcel.weight_g', 'parcel.length_mm', 'parcel.width_mm', 'parcel.height_mm'])
    .select('product.tariff_line')
    .where('product.id', 'in', (eb) =>
      eb
        .selectFrom('product as sold')
        .select('sold.id')
        .where('sold.status', '=', 'active')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('product_variant as left')
              .select('left.id')
              .whereRef('left.product_id', '=', 'sold.id')
              .where('left.on_hand', '>', 0),
          ),
        )
        .orderBy(sql`md5(sold.id::text)`)
        .limit(count),
    )
    .orderBy('variant.product_id')
    .orderBy('variant.id');

/** A version in the tables. Prices are 1/10000 USD. */
export type FactVariant = Awaited<ReturnType<ReturnType<typeof selectVariants>['execute']>>[number];

/** Versions of goods in sale, by the product's address; only products in stock. */
export const readProducts = async (
  db: Database,
  count: number,
): Promise<ReadonlyMap<string, readonly FactVariant[]>> =>
  Map.groupBy(await selectVariants(db, count).execute(), ({ slug }) => slug);

export type Terms = Omit<OracleCart, 'lines'>;

const NOTHING_ELSE = { clientRate: 0, promotion: null, balance: 0, fee: null };

/** The later of two rates of a currency comes last, and wins. */
const byCode = (rates: readonly { currency_id: number; rate: number }[]): Record<string, number> =>
  Object.fromEntries(rates.map(({ currency_id, rate }) => [getCurrencyCode(currency_id), rate]));

const readRates = async (db: Database, at: Date) => {
  const [rates, customs] = await Promise.all(
    (['exchange_rate', 'customs_rate'] as const).map((table) =>
      db
        .selectFrom(table)
        .select(['currency_id', 'rate'])
        .where('valid_from', '<=', at)
        .orderBy('valid_from')
        .execute(),
    ),
  );
  return { rates: byCode(rates ?? []), customsRates: byCode(customs ?? []) };
};

const readCard = (db: Database, { brand, countryId }: Market, method: Method, at: Date) =>
  db
    .selectFrom('tariff_card')
    .select(['terms', 'currency_id'])
    .where('country_id', '=', countryId)
    .where('method', '=', method)
    .where('valid_from', '<=', at)
    .where((eb) => eb.or([eb('brand', '=', brand), eb('brand', 'is', null)]))
    .orderBy(sql`brand is null`)
    .orderBy('valid_from', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

const readTiers = async (db: Database, { brand }: Market, at: Date): Promise<Terms['tiers']> => {
  const rows = await db
    .selectFrom('shipping_discount_tier')
    .select(['brand', 'rate', 'minimum_subtotal as minimumSubtotal'])
    .where('valid_from', '<=', at)
    .where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>', at)]))
    .where((eb) => eb.or([eb('brand', '=', brand), eb('brand', 'is', null)]))
    .orderBy('minimum_subtotal')
    .execute();
  const own = rows.filter((tier) => tier.brand !== null);
  return own.length > 0 ? own : rows;
};

const readCouriers = async (db: Database, { countryId }: Market): Promise<Terms['couriers']> => {
  const bands = await db
    .selectFrom('courier_fee')
    .innerJoin('courier', 'courier.id', 'courier_fee.courier_id')
    .select(['courier_id', 'up_to_grams as upToG', 'fee'])
    .where('country_id', '=', countryId)
    .where('is_active', '=', true)
    .orderBy('up_to_grams')
    .execute();
  return [...Map.groupBy(bands, ({ courier_id }) => courier_id).values()];
};

/** The price of a consignment in a market by a method, from the current tables. */
export const readTerms = async (db: Database, market: Market, method: Method, at: Date): Promise<Terms> => {
  const { terms, currency_id } = await readCard(db, market, method, at);
  return {
    ...NOTHING_ELSE,
    ...(await readRates(db, at)),
    currency: market.currency,
    day: at.toISOString().slice(0, 10),
    card: { ...terms, method, currency: getCurrencyCode(currency_id) },
    tiers: await readTiers(db, market, at),
    couriers: terms.localDelivery ? await readCouriers(db, market) : [],
  };
};

const CENT = 100;

/** One piece of a version, as input of the oracle. */
export const factLine = (variant: FactVariant): OracleLine => ({
  variantId: variant.id,
  priceUsd: variant.price,
  quantity: 1,
  weightG: variant.weight_g,
  sidesMm: [variant.length_mm, variant.width_mm, variant.height_mm],
  tariffLine: variant.tariff_line,
});

/** The delivered price of a single version, in cents, by the oracle. */
export const factPrice = (terms: Terms, variant: FactVariant): number =>
  oracleDeliveredPrice({ ...terms, lines: [factLine(variant)] }) / CENT;
