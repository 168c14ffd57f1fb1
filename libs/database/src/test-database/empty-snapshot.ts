import type { ShippingMethod, TariffCard } from '@shop/domain/tariff';
import { toJson } from '../columns.ts';
import type { SnapshotAmounts } from '../tables/checkout-snapshot.ts';

const nothing = { rate: 0, minimum: 0 };

const freeCard = (method: ShippingMethod): TariffCard => ({
  ...{ version: 1, origin: 'US', destination: 'LT', method, currency: 'EUR' },
  ...{ volumetricDivisor: 5000, seaDensity: 500, weightStepG: 500, minimumWeightG: 500, minimumVolumeCm3: 0 },
  ...{ weightBands: [{ upToG: null, base: 0, perStep: 0 }], seaRatePerM3: 0, fuel: 0, surcharges: [] },
  ...{ clearance: 0, daysFrom: 0, daysTo: 0, vat: 0, vatByLine: {}, duty: [] },
  ...{ insurance: nothing, service: nothing, storage: { freeDays: 0, perDay: 0, mostDays: 0 } },
  ...{ exchangeMargin: 0, localDelivery: true },
});

const rates = { EUR: 920_000, USD: 1_000_000, AED: 3_672_500 };

const amounts: SnapshotAmounts = {
  cards: { air: freeCard('air'), sea: freeCard('sea') },
  rates,
  customsRates: rates,
  tiers: [],
  at: '2026-11-21T12:00:00Z',
  tierRate: 0,
  weightG: 0,
};

/** The JSON columns of a checkout session without lines. */
export const emptySnapshot = { lines: toJson([]), amounts: toJson(amounts), changes: toJson([]) };
