import type { Database } from '@shop/database';
import { findCountryById } from '@shop/domain/countries';
import { getCurrencyCode, type CurrencyCode } from '@shop/domain/currencies';
import type { Rate } from '@shop/domain/money';
import type { DiscountTier, TariffCard } from '@shop/domain/tariff';

type Dated<T> = T & { readonly validFrom: Date };

export type DatedCard = Dated<{ brand: string | null; countryId: number; card: TariffCard }>;
export type DatedRate = Dated<{ currency: CurrencyCode; rate: Rate }>;
export type DatedTier = Dated<DiscountTier & { brand: string | null; validTo: Date | null }>;
export type DatedClientTier = Dated<{ key: string; rate: Rate }>;

/** All data that prices delivery, of all dates. Tens of rows: read whole, and selected from in memory. */
export type TariffBook = {
  readonly cards: readonly DatedCard[];
  readonly rates: readonly DatedRate[];
  readonly tiers: readonly DatedTier[];
  readonly clientTiers: readonly DatedClientTier[];
};

export const readTariffBook = async (db: Database): Promise<TariffBook> => {
  const [cards, rates, tiers, clientTiers] = await Promise.all([
    db.selectFrom('tariff_card').selectAll().orderBy('valid_from').orderBy('version').execute(),
    db.selectFrom('exchange_rate').selectAll().orderBy('valid_from').execute(),
    db.selectFrom('shipping_discount_tier').selectAll().orderBy('minimum_subtotal').execute(),
    db.selectFrom('client_tier').selectAll().orderBy('valid_from').execute(),
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
    rates: rates.map((row) => ({
      currency: getCurrencyCode(row.currency_id),
      rate: row.rate,
      validFrom: row.valid_from,
    })),
    tiers: tiers.map((row) => ({
      brand: row.brand,
      minimumSubtotal: row.minimum_subtotal,
      rate: row.rate,
      validFrom: row.valid_from,
      validTo: row.valid_to,
    })),
    clientTiers: clientTiers.map((row) => ({ key: row.key, rate: row.rate, validFrom: row.valid_from })),
  };
};

const countryOf = (id: number) => {
  const country = findCountryById(id);
  if (!country) throw new Error(`A tariff card names the unknown country ${id}`);
  return country.code;
};
