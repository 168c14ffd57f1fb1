const cents = (amount: number) => amount * 100;

const EU_RATES = {
  '33': 0,
  '3926': 65_000,
  '42': 37_000,
  '4202': 30_000,
  '49': 0,
  '61': 120_000,
  '62': 120_000,
  '63': 120_000,
  '64': 80_000,
  '6403': 70_000,
  '6404': 169_000,
  '65': 27_000,
  '71': 25_000,
  '84': 17_000,
  '8471': 0,
  '85': 22_000,
  '8517': 0,
  '8518': 20_000,
  '87': 40_000,
  '90': 20_000,
  '9004': 29_000,
  '91': 45_000,
  '94': 27_000,
  '95': 23_000,
  '96': 37_000,
};

/** Up to 150 EUR free at first, then three euros a tariff line (Council Regulation (EU) 2026/382), then by value. */
const EU_DUTY = [
  { from: '2021-07-01', threshold: cents(15_000), flatPerLine: 0 },
  { from: '2026-07-01', threshold: cents(15_000), flatPerLine: cents(300) },
  { from: '2028-07-01', threshold: 0, flatPerLine: 0 },
].map((rule) => ({ ...rule, currency: 'EUR', rates: EU_RATES, otherwise: 25_000 }));

/** Parcels under 300 dirhams pay no duty. */
const GULF_DUTY = [
  {
    from: '2020-01-01',
    threshold: cents(8170),
    flatPerLine: 0,
    currency: 'USD',
    rates: { '49': 0, '8471': 0, '8517': 0 },
    otherwise: 50_000,
  },
];

type Place = {
  country: number;
  vat: number;
  duty: readonly object[];
  air: { base: number; perStep: number; days: readonly [number, number] };
  sea: { rate: number; days: readonly [number, number] };
  localDelivery: boolean;
};

const PLACES: readonly Place[] = [
  {
    country: 1,
    vat: 210_000,
    duty: EU_DUTY,
    air: { base: 660, perStep: 320, days: [6, 9] },
    sea: { rate: 42_000, days: [32, 40] },
    localDelivery: true,
  },
  {
    country: 2,
    vat: 210_000,
    duty: EU_DUTY,
    air: { base: 670, perStep: 320, days: [6, 9] },
    sea: { rate: 42_500, days: [32, 40] },
    localDelivery: true,
  },
  {
    country: 3,
    vat: 240_000,
    duty: EU_DUTY,
    air: { base: 690, perStep: 330, days: [7, 10] },
    sea: { rate: 43_500, days: [33, 41] },
    localDelivery: true,
  },
  {
    country: 4,
    vat: 210_000,
    duty: EU_DUTY,
    air: { base: 560, perStep: 280, days: [4, 7] },
    sea: { rate: 34_000, days: [24, 31] },
    localDelivery: true,
  },
  {
    country: 5,
    vat: 50_000,
    duty: GULF_DUTY,
    air: { base: 720, perStep: 340, days: [5, 8] },
    sea: { rate: 39_000, days: [30, 38] },
    localDelivery: false,
  },
];

const termsOf = ({ vat, duty, air, sea, localDelivery }: Place, method: 'air' | 'sea') => ({
  volumetricDivisor: 5000,
  seaDensity: 500,
  weightStepG: 500,
  minimumWeightG: 500,
  minimumVolumeCm3: 6000,
  // Each band goes on where the one before ends, and a step costs less the heavier the parcel.
  weightBands: [
    { upToG: 5000, base: cents(air.base), perStep: cents(air.perStep) },
    { upToG: 20_000, base: cents(air.base + 10 * air.perStep), perStep: cents(air.perStep - 60) },
    { upToG: null, base: cents(air.base + 40 * air.perStep - 1800), perStep: cents(air.perStep - 110) },
  ],
  seaRatePerM3: cents(sea.rate),
  fuel: method === 'air' ? 120_000 : 60_000,
  surcharges: [
    {
      code: 'oversize',
      when: { kind: 'side_over', mm: 1200 },
      charge: { kind: 'fixed', amount: cents(2500) },
    },
    { code: 'heavy', when: { kind: 'weight_over', grams: 30_000 }, charge: { kind: 'share', rate: 50_000 } },
  ],
  clearance: cents(272),
  daysFrom: (method === 'air' ? air : sea).days[0],
  daysTo: (method === 'air' ? air : sea).days[1],
  vat,
  duty,
  insurance: { rate: 8_000, minimum: cents(100) },
  service: { rate: 20_000, minimum: cents(200) },
  storage: { freeDays: 30, perDay: cents(50), mostDays: 90 },
  exchangeMargin: 20_000,
  localDelivery,
});

/** The first card of every destination and way; staff date new ones after it. */
export const DEFAULT_CARDS = PLACES.flatMap((place) =>
  (['air', 'sea'] as const).map((method) => ({
    country_id: place.country,
    method,
    terms: JSON.stringify(termsOf(place, method)),
  })),
);
