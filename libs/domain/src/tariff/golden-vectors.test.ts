import { describe, expect, test } from 'vitest';
import { fromCents } from '../money.ts';
import { toConsignment } from './consignment.ts';
import { chargeableSteps, seaMeasure } from './freight.ts';
import { quoteConsignment } from './quote-consignment.ts';
import type { TariffCard } from './tariff-card.ts';
import { aCard, aTariff, aThing, EU_DUTY, SOME_RATES } from './testing.ts';

const BOX = { weightG: 3200, volumeCm3: 24_000 };

const chargeable = (card: TariffCard) => chargeableSteps(BOX, card) * card.weightStepG;

/** Cubic metres in millionths, which is what a cm³ is. */
const cubic = ({ cm3, per }: { cm3: number; per: number }) => cm3 / per;

describe('the measures of a parcel', () => {
  test('40 × 30 × 20 cm, 3.2 kg, divisor 5000, step 0.5: 5.0 kg chargeable', () => {
    expect(toConsignment([aThing({ sidesMm: [400, 300, 200] })]).volumeCm3).toBe(BOX.volumeCm3);
    expect(chargeable(aCard())).toBe(5000);
  });

  test('the same, divisor 6000: 4.0 kg', () => {
    expect(chargeable(aCard({ volumetricDivisor: 6000 }))).toBe(4000);
  });

  test('the same by sea: 0.024 m³ before the minimum', () => {
    expect(cubic(seaMeasure(BOX, aCard({ method: 'sea' })))).toBe(24_000);
  });

  test('10 boxes, 550 kg together, density 500, 0.9 m³: 1.1 m³', () => {
    expect(cubic(seaMeasure({ weightG: 550_000, volumeCm3: 900_000 }, aCard()))).toBe(1_100_000);
  });

  test('0.12 m³, minimum 1 m³: 1 m³', () => {
    const card = aCard({ minimumVolumeCm3: 1_000_000 });
    expect(cubic(seaMeasure({ weightG: 10_000, volumeCm3: 120_000 }, card))).toBe(1_000_000);
  });

  test('sides are rounded up to whole centimetres before the volume', () => {
    expect(toConsignment([aThing({ sidesMm: [101, 99, 91], quantity: 2 })]).volumeCm3).toBe(2 * 11 * 10 * 10);
  });
});

describe('the flat duty of three euros a tariff line', () => {
  const tariff = aTariff({ duty: EU_DUTY });

  test('one silk and two wool blouses, 100 EUR: 6 EUR duty, two tariff lines', () => {
    const quote = quoteConsignment(
      [
        aThing({ price: fromCents(4000), tariffLine: '6206.10' }),
        aThing({ price: fromCents(3000), quantity: 2, tariffLine: '6206.20' }),
      ],
      tariff,
    );
    expect(quote.breakdown.duty).toBe(fromCents(600));
  });

  test('four pens and one book, 40 EUR: 6 EUR duty', () => {
    const quote = quoteConsignment(
      [
        aThing({ price: fromCents(500), quantity: 4, tariffLine: '9608.10' }),
        aThing({ price: fromCents(2000), tariffLine: '4901.99' }),
      ],
      tariff,
    );
    expect(quote.breakdown.duty).toBe(fromCents(600));
  });

  test('two T-shirts and a pair of shoes, to France at 20 % on the duty alone: 6 EUR duty, 1.20 EUR VAT on it', () => {
    const lines = [
      aThing({ price: fromCents(2000), quantity: 2, tariffLine: '6109.10' }),
      aThing({ price: fromCents(6000), tariffLine: '6403.99' }),
    ];
    const withDuty = quoteConsignment(lines, aTariff({ duty: EU_DUTY, vat: 200_000 }));
    const without = quoteConsignment(lines, aTariff({ vat: 200_000 }));
    expect(withDuty.breakdown.duty).toBe(fromCents(600));
    expect(withDuty.breakdown.vat - without.breakdown.vat).toBe(fromCents(120));
  });

  test('lines with equal first six digits are one tariff line', () => {
    const lines = ['6206.10.00.10', '6206.10.00.90', '620610'].map((tariffLine) => aThing({ tariffLine }));
    expect(quoteConsignment(lines, tariff).breakdown.duty).toBe(fromCents(300));
  });

  test('goods at 0 % still pay it', () => {
    const free = [aThing({ price: 0 }), aThing({ price: 0, tariffLine: '6403.99' })];
    expect(quoteConsignment(free, tariff).breakdown.duty).toBe(fromCents(600));
  });
});

describe('duty by date and value', () => {
  const shoes = aThing({ price: fromCents(10_000), quantity: 2, tariffLine: '6403.99' });

  test('150 EUR is still flat, a cent more is by value', () => {
    const at = (cents: number) =>
      quoteConsignment(
        [aThing({ price: fromCents(cents), tariffLine: '6404.11' })],
        aTariff({ duty: EU_DUTY }),
      );
    expect(at(15_000).breakdown.duty).toBe(fromCents(300));
    expect(at(15_001).breakdown.duty).toBe(fromCents(1200));
  });

  test('the longest matching prefix of a tariff line gives its rate', () => {
    expect(quoteConsignment([shoes], aTariff({ duty: EU_DUTY })).breakdown.duty).toBe(fromCents(1400));
  });

  test('before July 2026 a small consignment pays no duty, after June 2028 it pays by value', () => {
    const duty = (at: string) =>
      quoteConsignment([aThing()], aTariff({ duty: EU_DUTY }, { at: new Date(at) })).breakdown.duty;
    expect(duty('2026-06-30')).toBe(0);
    expect(duty('2026-07-01')).toBe(fromCents(300));
    expect(duty('2028-06-30')).toBe(fromCents(300));
    expect(duty('2028-07-01')).toBe(fromCents(25));
  });

  test('a rate applies to goods, freight, fuel, surcharges and insurance, and to no fee of ours', () => {
    const card = {
      duty: EU_DUTY,
      weightBands: [{ upToG: null, base: fromCents(2000), perStep: 0 }],
      fuel: 100_000,
      surcharges: [
        { code: 'a', when: { kind: 'always' }, charge: { kind: 'fixed', amount: fromCents(300) } },
      ],
      insurance: { rate: 10_000, minimum: 0 },
      service: { rate: 20_000, minimum: 0 },
      clearance: fromCents(500),
    } as const;
    // 7 % of 200.00 + 20.00 + 2.00 + 3.00 + 2.00
    expect(quoteConsignment([shoes], aTariff(card)).breakdown.duty).toBe(fromCents(1589));
  });

  test('two tariff lines share the shipping costs by value, and their duty is rounded once', () => {
    const card = { duty: EU_DUTY, weightBands: [{ upToG: null, base: fromCents(1000), perStep: 0 }] };
    const shirts = aThing({ price: fromCents(10_000), tariffLine: '6109.10' });
    // 7 % of 200.00 + 6.666… and 12 % of 100.00 + 3.333…
    expect(quoteConsignment([shoes, shirts], aTariff(card)).breakdown.duty).toBe(fromCents(2687));
  });
});

describe('the threshold', () => {
  const dutyOf = (cents: number, terms: Parameters<typeof aTariff>[1], tariffLine = '8518.30') =>
    quoteConsignment([aThing({ price: fromCents(cents), tariffLine })], aTariff({ duty: EU_DUTY }, terms))
      .breakdown.duty / 100;

  test('is compared in its own currency at the customs rate, whatever currency is shown', () => {
    const customsRates = { ...SOME_RATES, EUR: 900_000 };
    const usd = { currency: 'USD', customsRates } as const;
    // 150 EUR are 166.666… USD by the customs rate; three euros are 3.26 USD by the shop’s.
    expect(dutyOf(16_666, usd)).toBe(326);
    expect(dutyOf(16_667, usd)).toBe(417);
    // Euros need no rate.
    expect(dutyOf(15_000, { customsRates })).toBe(300);
    expect(dutyOf(15_001, { customsRates })).toBe(375);
  });

  test('of the Emirates is 1,000 dirhams, and nothing is due below it', () => {
    const gulf = {
      from: '2026-01-01',
      threshold: fromCents(100_000),
      flatPerLine: 0,
      currency: 'AED',
      rates: {},
      otherwise: 50_000,
    } as const;
    const duty = (currency: 'AED' | 'USD', cents: number) =>
      quoteConsignment([aThing({ price: fromCents(cents) })], aTariff({ duty: [gulf] }, { currency }))
        .breakdown.duty / 100;
    expect([duty('AED', 100_000), duty('AED', 100_001)]).toEqual([0, 5000]);
    expect([duty('USD', 27_229), duty('USD', 27_230)]).toEqual([0, 1362]);
  });
});

describe('a reduced rate of VAT', () => {
  const card = {
    vat: 210_000,
    vatByLine: { '4901': 50_000 },
    duty: EU_DUTY,
    weightBands: [{ upToG: null, base: fromCents(1000), perStep: 0 }],
    service: { rate: 0, minimum: fromCents(200) },
  };
  const book = aThing({ price: fromCents(2000), tariffLine: '4901.99' });

  test('applies to a parcel of such goods, including all shipping costs', () => {
    // 5 % of 20.00 + 10.00 + 2.00 + 3.00
    expect(quoteConsignment([book], aTariff(card)).breakdown.vat).toBe(fromCents(175));
  });

  test('each line has its own duty and its share of the costs by value', () => {
    const shirt = aThing({ price: fromCents(4000), tariffLine: '6109.10' });
    // 5 % of 20.00 + 3.00 + 12.00 / 3, 21 % of 40.00 + 3.00 + 24.00 / 3
    expect(quoteConsignment([book, shirt], aTariff(card)).breakdown.vat).toBe(fromCents(135 + 1071));
  });

  test('above the threshold the duty of each line is its own', () => {
    const rule = { ...EU_DUTY[1]!, rates: { '4901': 0, '61': 120_000 } };
    const shirt = aThing({ price: fromCents(18_000), tariffLine: '6109.10' });
    const { duty, vat } = quoteConsignment([book, shirt], aTariff({ ...card, duty: [rule] })).breakdown;
    // 12 % of 180.00 + 9.00; then 5 % of 20.00 + 1.20 and 21 % of 180.00 + 10.80 + 22.68
    expect(duty).toBe(fromCents(2268));
    expect(vat).toBe(fromCents(106 + 4483));
  });

  test('goods at 0 share the costs by weight', () => {
    const light = { ...book, price: 0, weightG: 100 };
    const heavy = aThing({ price: 0, weightG: 300, tariffLine: '6109.10' });
    // 5 % of 3.00 + 3.00, 21 % of 9.00 + 3.00
    expect(quoteConsignment([light, heavy], aTariff(card)).breakdown.vat).toBe(fromCents(30 + 252));
  });
});
