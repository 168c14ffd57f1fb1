import type { Database } from '@shop/database';
import { findCountryById } from '@shop/domain/countries';
import { getCurrencyCode, type CurrencyCode } from '@shop/domain/currencies';
import type { Rate } from '@shop/domain/money';
import type { CourierFees, DiscountTier, TariffCard } from '@shop/domain/tariff';

type Dated<T> = T & { readonly validFrom: Date };

export type DatedCard = Dated<{ brand: string | null; countryId: number; card: TariffCard }>;
export type DatedRate = Dated<{ currency: CurrencyCode; rate: Rate }>;
export type DatedTier = Dated<DiscountTier & { brand: string | null; validTo: Date | null }>;
export type DatedClientTier = Dated<{ key: string; rate: Rate }>;

/** All data that prices delivery, of all dates. Tens of rows: read whole, and selected from in memory. */
export type TariffBook = {
  readonly cards: readonly DatedCard[];
  readonly rates: readonly DatedRate[];
  /** The exchange rates of customs. */
  readonly customsRates: readonly DatedRate[];
  readonly tiers: readonly DatedTier[];
  readonly clientTiers: readonly DatedClientTier[];
  /** Of active couriers, in the conversion currency, by country. */
  readonly couriers: ReadonlyMap<number, readonly CourierFees[]>;
};

export const readTariffBook = async (db: Database): Promise<TariffBook> => {
  const [cards, rates, customsRates, tiers, clientTiers, couriers] = await Promise.all([
    db.selectFrom('tariff_card').selectAll().orderBy('valid_from').orderBy('version').execute(),
    db.selectFrom('exchange_rate').selectAll().orderBy('valid_from').execute(),
    db.selectFrom('customs_rate').selectAll().orderBy('valid_from').execute(),
    db.selectFrom('shipping_discount_tier').selectAll().orderBy('minimum_subtotal').execute(),
    db.selectFrom('client_tier').selectAll().orderBy('valid_from').execute(),
    readCouriers(db),
  ]);
  return {
    cards: cards.map((row) => ({
      brand: row.brand,
      countryId: row.country_id,
      validFrom: row.valid_from,
      card: {
        ...row.terms,
        version: row.version,
        origin: row.origin,
        destination: countryOf(row.country_id),
        method: row.method,
        currency: getCurrencyCode(row.currency_id),
      },
    })),
    rates: rates.map(toRate),
    customsRates: customsRates.map(toRate),
    tiers: tiers.map((row) => ({
      brand: row.brand,
      minimumSubtotal: row.minimum_subtotal,
      rate: row.rate,
      validFrom: row.valid_from,
      validTo: row.valid_to,
    })),
    clientTiers: clientTiers.map((row) => ({ key: row.key, rate: row.rate, validFrom: row.valid_from })),
    couriers,
  };
};

const toRate = (row: { currency_id: number; rate: Rate; valid_from: Date }): DatedRate => ({
  currency: getCurrencyCode(row.currency_id),
  rate: row.rate,
  validFrom: row.valid_from,
});

const readCouriers = async (db: Database): Promise<TariffBook['couriers']> => {
  const bands = await db
    .selectFrom('courier_fee')
    .innerJoin('courier', 'courier.id', 'courier_fee.courier_id')
    .select(['courier.id', 'country_id', 'up_to_grams as upToG', 'fee'])
    .where('courier.is_active', '=', true)
    .orderBy('up_to_grams')
    .execute();
  const byCountry = Map.groupBy(bands, ({ country_id }) => country_id);
  return new Map(
    [...byCountry].map(([country, own]) => [country, [...Map.groupBy(own, ({ id }) => id).values()]]),
  );
};

const countryOf = (id: number) => {
  const country = findCountryById(id);
  if (!country) throw new Error(`A tariff card names the unknown country ${id}`);
  return country.code;
};
