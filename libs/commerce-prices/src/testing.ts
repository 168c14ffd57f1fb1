import type { Database, PastTerms, PriceTerms } from '@shop/database';
import { createTariffs } from '@shop/commerce-tariff';
import { findCountryById } from '@shop/domain/countries';
import type { CurrencyCode } from '@shop/domain/currencies';
import type { ShippingMethod } from '@shop/domain/tariff';
import { aCard } from '@shop/domain/tariff/testing';
import type { Till } from './book-reader.ts';
import { buildGenerations } from './build-generations.ts';
import { findBuildingGenerations, findGenerationsInUse, openGeneration } from './generations.repository.ts';
import { fingerprintOf, prepareTerms } from './price-terms.ts';
import { termsAt } from './wanted-books.ts';

export { priceDueProducts } from './price-due.ts';

const DOLLAR = 10_000;

/** Five dollars by air for any weight, so that the price with delivery is easy to compute. */
const CARD = aCard({ currency: 'USD', weightBands: [{ upToG: null, base: 5 * DOLLAR, perStep: 0 }] });

const RATES = { USD: 1_000_000, EUR: 920_000, AED: 3_672_500 };

export const SOME_TERMS: Omit<PriceTerms, 'currency'> = {
  ...{ rates: RATES, customsRates: RATES, card: CARD },
  ...{ tiers: [], couriers: [], at: '2026-08-01T00:00:00.000Z' },
};

type Choice = {
  method?: ShippingMethod;
  countryId?: number;
  terms?: Partial<PriceTerms>;
  /** Where they are not those by air. */
  bySea?: Partial<PriceTerms>;
  past?: PastTerms[];
};

/** Prices by fixed rates and tariffs, so that a test can rely on its own figures. */
export const aTill = async (
  db: Database,
  currency: CurrencyCode,
  { method = 'air', countryId = 1, terms = {}, bySea, past = [] }: Choice = {},
): Promise<Till> => {
  const destination = findCountryById(countryId)?.code ?? CARD.destination;
  const air: PriceTerms = { ...SOME_TERMS, card: { ...CARD, destination }, ...terms, currency };
  const sea: PriceTerms = bySea
    ? { ...air, ...bySea, currency }
    : { ...air, card: { ...air.card, method: 'sea', daysFrom: 32, daysTo: 40 } };
  const both = [air, sea].map((of) => ({ countryId, past, terms: of, fingerprint: fingerprintOf(of) }));
  for (const one of both) await openGeneration(db, one);
  await buildGenerations(db, await findBuildingGenerations(db));
  const ids = new Map((await findGenerationsInUse(db)).map(({ fingerprint, id }) => [fingerprint, id]));
  const [ofAir, ofSea] = both.map((one) => ({
    ...prepareTerms(one.terms),
    generationId: ids.get(one.fingerprint) ?? 0,
  }));
  return { countryId, currency, rates: air.rates, method, air: ofAir!, sea: ofSea! };
};

/** The terms of the migrated shop to a country, as every brand has them. */
export const readTerms = async (
  db: Database,
  { countryId, at, method = 'air' }: { countryId: number; at: Date; method?: ShippingMethod },
): Promise<Omit<PriceTerms, 'currency'>> => {
  const book = await createTariffs({ db, clock: () => at }).book();
  const terms = termsAt(book, { brand: 'lt', countryId, method, currency: 'USD' }, at);
  if (!terms) throw new Error(`No tariff card leads to country ${countryId}.`);
  return terms;
};
