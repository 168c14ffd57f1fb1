import { describe, expect, test } from 'vitest';
import { fromCents } from '../money.ts';
import { toConsignment } from './consignment.ts';
import { chargeableSteps, seaMeasure } from './freight.ts';
import { quoteConsignment } from './quote-consignment.ts';
import type { TariffCard } from './tariff-card.ts';
import { aCard, aTariff, aThing, EU_DUTY } from './testing.ts';

const BOX = { weightG: 3200, volumeCm3: 24_000 };

const chargeable = (card: TariffCard) => chargeableSteps(BOX, card) * card.weightStepG;

/** Cubic metres in millionths, which is what a cm³ is. */
const cubic = ({ cm3, per }: { cm3: number; per: number }) => cm3 / per;

describe('what a parcel measures', () => {
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

  test('the longest named beginning of a tariff line gives its rate', () => {
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

  test('in dollars the three euros and the threshold are converted at the day’s rate', () => {
    const tariff = aTariff({ duty: EU_DUTY }, { currency: 'USD' });
    expect(quoteConsignment([aThing()], tariff).breakdown.duty).toBe(fromCents(326));
    const under = aThing({ price: fromCents(16_304), tariffLine: '6403.99' });
    expect(quoteConsignment([under], tariff).breakdown.duty).toBe(fromCents(326));
  });
});
