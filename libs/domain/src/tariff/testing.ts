import { fromCents, type ExchangeRates } from '../money.ts';
import type { ConsignmentLine } from './consignment.ts';
import { prepareTariff, type Tariff, type TariffTerms } from './tariff.ts';
import type { DutyRule, TariffCard } from './tariff-card.ts';

export const SOME_RATES: ExchangeRates = { USD: 1_000_000, EUR: 920_000, AED: 3_672_500 };

/** The European Union's rules of 2026: three euros a tariff line up to 150 EUR, rates by value above. */
export const EU_DUTY: readonly DutyRule[] = [
  {
    from: '2021-07-01',
    threshold: fromCents(15_000),
    flatPerLine: 0,
    currency: 'EUR',
    rates: {},
    otherwise: 25_000,
  },
  {
    from: '2026-07-01',
    threshold: fromCents(15_000),
    flatPerLine: fromCents(300),
    currency: 'EUR',
    rates: { '61': 120_000, '64': 80_000, '6403': 70_000 },
    otherwise: 25_000,
  },
  { from: '2028-07-01', threshold: 0, flatPerLine: 0, currency: 'EUR', rates: {}, otherwise: 25_000 },
];

/** A card without charges; a test adds those that it needs. */
export const aCard = (parts: Partial<TariffCard> = {}): TariffCard => ({
  version: 1,
  origin: 'US',
  destination: 'LT',
  method: 'air',
  currency: 'EUR',
  volumetricDivisor: 5000,
  seaDensity: 500,
  weightStepG: 500,
  minimumWeightG: 500,
  minimumVolumeCm3: 0,
  weightBands: [{ upToG: null, base: 0, perStep: 0 }],
  seaRatePerM3: 0,
  fuel: 0,
  surcharges: [],
  clearance: 0,
  daysFrom: 6,
  daysTo: 9,
  vat: 0,
  vatByLine: {},
  duty: [],
  insurance: { rate: 0, minimum: 0 },
  service: { rate: 0, minimum: 0 },
  storage: { freeDays: 30, perDay: 0, mostDays: 90 },
  exchangeMargin: 0,
  localDelivery: true,
  ...parts,
});

export const aTariff = (parts: Partial<TariffCard> = {}, terms: Partial<TariffTerms> = {}): Tariff =>
  prepareTariff(aCard(parts), {
    currency: 'EUR',
    rates: SOME_RATES,
    customsRates: SOME_RATES,
    at: new Date('2026-11-21'),
    ...terms,
  });

export const aThing = (parts: Partial<ConsignmentLine> = {}): ConsignmentLine => ({
  price: fromCents(1000),
  quantity: 1,
  weightG: 300,
  sidesMm: [100, 100, 100],
  tariffLine: '8518.30',
  ...parts,
});
