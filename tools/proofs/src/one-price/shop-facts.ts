import { sql, type Database } from '@shop/database';
import type { OracleCard, OracleCart } from '../oracle/cart.ts';
import { oracleDeliveredPrice } from '../oracle/oracle.ts';
import type { Market, Method } from './markets.ts';

type Row = {
  id: number;
  product_id: number;
  slug: string;
  price: number;
  on_hand: number;
  weight_g: number;
  length_mm: number;
  width_mm: number;
  height_mm: number;
  tariff_line: string;
};

/** A version as the tables hold it. Prices are 1/10000 USD. */
export type FactVariant = Row;

/** Versions of goods in sale, by product; only products of which something is left. */
export const readProducts = async (
  db: Database,
  count: number,
): Promise<ReadonlyMap<number, readonly FactVariant[]>> => {
  const { rows } = await sql<Row>`
    select variant.id, variant.product_id, product.slug, variant.price, variant.on_hand,
      parcel.weight_g, parcel.length_mm, parcel.width_mm, parcel.height_mm, product.tariff_line
    from product_variant variant
    join product on product.id = variant.product_id
    join product_parcel parcel on parcel.product_id = product.id
    where product.id in (
      select id from product
      where status = 'active' and exists (
        select from product_variant where product_id = product.id and on_hand > 0
          and not exists (select from stock_reservation where variant_id = product_variant.id)
      )
      order by md5(id::text) limit ${count}
    )
    order by variant.product_id, variant.id`.execute(db);
  return Map.groupBy(rows, ({ product_id }) => product_id);
};

type Terms = Omit<OracleCart, 'lines'>;

const NOTHING_ELSE = { clientRate: 0, promotion: null, balance: 0, fee: null };

const ratesOf = async (db: Database, table: 'exchange_rate' | 'customs_rate', at: Date) => {
  const { rows } = await sql<{ code: string; rate: number }>`
    select distinct on (rate.currency_id) currency.iso_code as code, rate.rate
    from ${sql.table(table)} rate join currency on currency.id = rate.currency_id
    where valid_from <= ${at} order by rate.currency_id, valid_from desc`.execute(db);
  return Object.fromEntries(rows.map(({ code, rate }) => [code, rate]));
};

/** What a consignment costs in a market by a method, as the tables say it at this moment. */
export const readTerms = async (db: Database, market: Market, method: Method, at: Date): Promise<Terms> => {
  const { brand, countryId, currency } = market;
  const cards = await sql<{ terms: OracleCard & { localDelivery: boolean }; currency: string }>`
    select terms, currency.iso_code as currency from tariff_card join currency on currency.id = currency_id
    where country_id = ${countryId} and method = ${method} and valid_from <= ${at} and (brand = ${brand} or brand is null)
    order by (brand is null), valid_from desc, version desc limit 1`.execute(db);
  const [card] = cards.rows;
  if (!card) throw new Error(`no tariff card of ${brand} by ${method}`);
  const tiers = await sql<{ minimumSubtotal: number; rate: number; brand: string | null }>`
    select minimum_subtotal as "minimumSubtotal", rate, brand from shipping_discount_tier
    where valid_from <= ${at} and (valid_to is null or valid_to > ${at}) and (brand = ${brand} or brand is null)
    order by minimum_subtotal`.execute(db);
  const own = tiers.rows.filter((tier) => tier.brand !== null);
  const fees = await sql<{ courier: number; upToG: number; fee: number }>`
    select courier_id as courier, up_to_grams as "upToG", fee from courier_fee join courier on courier.id = courier_id
    where country_id = ${countryId} and is_active order by courier_id, up_to_grams`.execute(db);
  const { localDelivery, ...terms } = card.terms;
  return {
    ...NOTHING_ELSE,
    currency,
    rates: await ratesOf(db, 'exchange_rate', at),
    customsRates: await ratesOf(db, 'customs_rate', at),
    day: at.toISOString().slice(0, 10),
    card: { ...terms, method, currency: card.currency },
    tiers: own.length > 0 ? own : tiers.rows,
    couriers: localDelivery ? [...Map.groupBy(fees.rows, ({ courier }) => courier).values()] : [],
  };
};

const CENT = 100;

/** What a version alone costs delivered, in cents, by the oracle. */
export const factPrice = (terms: Terms, variant: FactVariant): number => {
  const line = {
    variantId: variant.id,
    priceUsd: variant.price,
    quantity: 1,
    weightG: variant.weight_g,
    sidesMm: [variant.length_mm, variant.width_mm, variant.height_mm] as const,
    tariffLine: variant.tariff_line,
  };
  return oracleDeliveredPrice({ ...terms, lines: [line] }) / CENT;
};
