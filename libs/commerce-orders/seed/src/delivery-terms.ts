import type { Selectable } from 'kysely';
import { sql, type Database, type Schema } from '@shop/database';
import type { BrandConfig } from '@shop/brand';
import { findCountryById } from '@shop/domain/countries';
import { CURRENCIES, getCurrencyCode, getCurrencyId, type CurrencyCode } from '@shop/domain/currencies';
import type { ExchangeRates } from '@shop/domain/money';
import { prepareTariff, tiersIn, type DiscountTier, type Tariff, type TariffCard } from '@shop/domain/tariff';

export type DeliveryTerms = {
  countryId: number;
  currencyId: number;
  rates: ExchangeRates;
  /** Units of the brand's currency for one dollar, in millionths. */
  rate: number;
  tariffs: { air: Tariff; sea: Tariff };
  /** Open shipping tiers in the brand's currency. */
  tiers: readonly DiscountTier[];
  courier: FirstCourierRow | null;
};

async function tariffTo(
  db: Database,
  countryId: number,
  method: 'air' | 'sea',
  terms: { currency: CurrencyCode; rates: ExchangeRates; customsRates: ExchangeRates; at: Date },
) {
  const row = await db
    .selectFrom('tariff_card')
    .selectAll()
    .where('country_id', '=', countryId)
    .where('method', '=', method)
    .where('brand', 'is', null)
    .where('valid_from', '<=', terms.at)
    .orderBy('valid_from', 'desc')
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  const destination = findCountryById(countryId)?.code;
  const currency = getCurrencyCode(row.currency_id);
  if (!destination) throw new Error(`a tariff card for nowhere: ${countryId}`);
  const card: TariffCard = {
    ...row.terms,
    version: row.version,
    origin: row.origin,
    destination,
    method,
    currency,
  };
  return prepareTariff(card, terms);
}

type RateRow = Pick<Selectable<Schema['exchange_rate']>, 'currency_id' | 'rate'>;
type FirstCourierRow = Pick<Selectable<Schema['courier']>, 'name'> &
  Pick<Selectable<Schema['courier_fee']>, 'fee'> & { point: string | null };

const ratesOf = (rows: readonly RateRow[]): ExchangeRates => {
  const rate = (id: number) => {
    const row = rows.find(({ currency_id }) => currency_id === id);
    if (!row) throw new Error(`there is no exchange rate of ${getCurrencyCode(id)}`);
    return row.rate;
  };
  return Object.fromEntries(CURRENCIES.map(({ id, code }) => [code, rate(id)])) as ExchangeRates;
};

const ratesIn = async (db: Database, table: 'exchange_rate' | 'customs_rate', at: Date) => {
  const { rows } = await sql<RateRow>`
    select distinct on (currency_id) currency_id, rate from ${sql.table(table)} where valid_from <= ${at}
    order by currency_id, valid_from desc
  `.execute(db);
  return ratesOf(rows);
};

/** The delivery terms of a brand today: its tariffs, its currency's rate, its first courier. */
export async function deliveryTermsOf(db: Database, brand: BrandConfig, at: Date): Promise<DeliveryTerms> {
  const countryId = brand.defaultCountryId;
  const rates = await ratesIn(db, 'exchange_rate', at);
  const customsRates = await ratesIn(db, 'customs_rate', at);
  const terms = { currency: brand.currency, rates, customsRates, at };
  const tiers = await db
    .selectFrom('shipping_discount_tier')
    .select(['minimum_subtotal as minimumSubtotal', 'rate'])
    .where('brand', 'is', null)
    .where('valid_from', '<=', at)
    .execute();
  const { rows: couriers } = await sql<FirstCourierRow>`
    select courier.name, fee.fee,
      (select concat_ws(', ', point.name, point.address, point.city) from pickup_point point
        where point.courier_id = courier.id and point.country_id = ${countryId} order by point.id limit 1) as point
    from courier join courier_fee fee on fee.courier_id = courier.id and fee.country_id = ${countryId}
    where courier.is_active order by courier.position, fee.up_to_grams desc limit 1
  `.execute(db);
  return {
    countryId,
    currencyId: getCurrencyId(brand.currency),
    rates,
    rate: rates[brand.currency],
    tariffs: {
      air: await tariffTo(db, countryId, 'air', terms),
      sea: await tariffTo(db, countryId, 'sea', terms),
    },
    tiers: tiersIn(tiers, terms),
    courier: couriers[0] ?? null,
  };
}
