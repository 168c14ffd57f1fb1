import { CURRENCIES, type CurrencyCode } from '@shop/domain/currencies';
import type { ExchangeRates } from '@shop/domain/money';
import type { CourierFees, DiscountTier, DutyRule, TariffCard, WeightBand } from '@shop/domain/tariff';
import type { Discount } from '@shop/domain/totals';
import { createRandom, type Random } from '@shop/testing/random';

export type CartLine = {
  readonly variantId: number;
  readonly priceUsd: number;
  readonly quantity: number;
  readonly weightG: number;
  readonly sidesMm: readonly [number, number, number];
  readonly tariffLine: string;
};

/** All inputs of a total. */
export type RandomCart = {
  readonly currency: CurrencyCode;
  readonly rates: ExchangeRates;
  readonly customsRates: ExchangeRates;
  readonly day: string;
  readonly card: TariffCard;
  readonly lines: readonly CartLine[];
  readonly tiers: readonly DiscountTier[];
  readonly clientRate: number;
  /** In dollars. */
  readonly couriers: readonly CourierFees[];
  readonly promotion: Discount | null;
  readonly balance: number;
  readonly fee: Discount | null;
};

const CENT = 100;
const TARIFF_LINES = [
  '4901.99',
  '6109.10.00',
  '6109.10',
  '6109.90',
  '6403.59',
  '8518.30',
  '8517.13',
  '4202.21',
  '9506.91',
];

const randomBands = (random: Random): WeightBand[] => [
  { upToG: random.between(1, 10) * 500, base: random.below(2_000) * CENT, perStep: random.below(500) * 10 },
  { upToG: random.between(11, 60) * 500, base: random.below(5_000) * CENT, perStep: random.below(300) * 10 },
  { upToG: null, base: random.below(20_000) * CENT, perStep: random.below(200) * 10 },
];

const randomDuty = (random: Random): DutyRule[] => {
  const common = {
    threshold: random.pick([0, 15_000, 15_000, 100_000]) * CENT,
    currency: random.pick(CURRENCIES).code,
    rates: { '61': random.below(200_000), '64': random.below(200_000), '6403': random.below(200_000) },
    otherwise: random.below(60_000),
  };
  return [
    { ...common, from: '2021-07-01', flatPerLine: 0 },
    { ...common, from: '2026-07-01', flatPerLine: random.below(500) * CENT },
    { ...common, from: '2028-07-01', flatPerLine: 0, threshold: 0 },
  ];
};

const randomCard = (random: Random): TariffCard => ({
  version: 1,
  origin: 'US',
  destination: 'LT',
  method: random.pick(['air', 'sea'] as const),
  currency: random.pick(CURRENCIES).code,
  volumetricDivisor: random.pick([4000, 5000, 6000]),
  seaDensity: random.pick([333, 500, 1000]),
  weightStepG: random.pick([100, 500, 1000]),
  minimumWeightG: random.pick([0, 500, 1000]),
  minimumVolumeCm3: random.pick([0, 10_000, 100_000]),
  weightBands: randomBands(random),
  seaRatePerM3: random.below(90_000) * CENT,
  fuel: random.below(300_000),
  surcharges: [
    { code: 'a', when: { kind: 'always' }, charge: { kind: 'share', rate: random.below(90_000) } },
    {
      code: 'b',
      when: { kind: 'weight_over', grams: 20_000 },
      charge: { kind: 'fixed', amount: random.below(3_000) * CENT },
    },
    {
      code: 'c',
      when: { kind: 'side_over', mm: 1_200 },
      charge: { kind: 'fixed', amount: random.below(9_999) },
    },
  ],
  clearance: random.below(2_000) * 10,
  daysFrom: 5,
  daysTo: 9,
  vat: random.pick([0, 50_000, 210_000, 240_000]),
  vatByLine: random.pick([{}, {}, { '4901': 50_000 }, { '49': 0, '6403': 90_000 }]),
  duty: randomDuty(random),
  insurance: { rate: random.below(30_000), minimum: random.below(300) * 10 },
  service: { rate: random.below(80_000), minimum: random.below(900) * 10 },
  storage: { freeDays: 30, perDay: 0, mostDays: 90 },
  exchangeMargin: random.below(40_000),
  localDelivery: true,
});

const randomLine = (random: Random): CartLine => ({
  variantId: random.below(20),
  priceUsd: random.isLucky(0.05) ? 0 : random.between(1, random.pick([500, 20_000, 900_000])) * CENT,
  quantity: random.isLucky(0.7) ? 1 : random.between(1, 99),
  weightG: random.between(1, random.pick([400, 3_000, 30_000])),
  sidesMm: [random.between(1, 600), random.between(1, 500), random.between(1, 1_500)],
  tariffLine: random.pick(TARIFF_LINES),
});

/** In some carts all goods are free. */
const randomLines = (random: Random): CartLine[] => {
  const areFree = random.isLucky(0.03);
  return Array.from({ length: random.between(1, 6) }, (_, at) => {
    const line = randomLine(random);
    return { ...line, variantId: at * 20 + line.variantId, priceUsd: areFree ? 0 : line.priceUsd };
  });
};

const randomDiscount = (random: Random, mostRate: number): Discount | null => {
  if (random.isLucky(0.5)) return null;
  return random.isLucky(0.5)
    ? { type: 0, amount: random.below(9_000) * CENT }
    : { type: 1, rate: random.below(mostRate) };
};

const randomCouriers = (random: Random): CourierFees[] =>
  Array.from({ length: random.below(4) }, () => [
    { upToG: 1_000, fee: random.below(1_500) * CENT },
    { upToG: random.between(2, 400) * 1_000, fee: random.below(1_500) * CENT },
  ]);

/** The same cart for the same number. */
export const randomCart = (number: number): RandomCart => {
  const random = createRandom(number);
  return {
    currency: random.pick(CURRENCIES).code,
    rates: { USD: 1_000_000, EUR: random.between(750_000, 1_150_000), AED: 3_672_500 },
    customsRates: { USD: 1_000_000, EUR: random.between(750_000, 1_150_000), AED: 3_672_500 },
    day: random.pick(['2026-06-30', '2026-07-01', '2027-03-15', '2028-07-01']),
    card: randomCard(random),
    lines: randomLines(random),
    tiers: [
      { minimumSubtotal: 1_000_000, rate: random.below(100_000) },
      { minimumSubtotal: 5_000_000, rate: random.below(300_000) },
    ],
    clientRate: random.isLucky(0.8) ? 0 : random.below(250_000),
    couriers: randomCouriers(random),
    promotion: randomDiscount(random, 1_000_001),
    balance: random.isLucky(0.7) ? 0 : random.below(200_000) * CENT,
    fee: randomDiscount(random, 50_000),
  };
};
