import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromCents } from '../money.ts';
import { deliveredPrice, deliveredQuote } from './delivered-price.ts';
import { cheapestDelivery, couriersIn } from './local-delivery.ts';
import { quoteShipping } from './quote-consignment.ts';
import { aTariff, aThing, EU_DUTY, SOME_RATES } from './testing.ts';

const couriers = [
  [
    { upToG: 1000, fee: fromCents(150) },
    { upToG: 30_000, fee: fromCents(300) },
  ],
  [{ upToG: 2_000_000, fee: fromCents(2000) }],
];
const tiers = [{ minimumSubtotal: fromCents(23_000), rate: 50_000 }];
const tariff = aTariff({
  weightBands: [{ upToG: null, base: fromCents(600), perStep: fromCents(300) }],
  fuel: 120_000,
  clearance: fromCents(250),
  vat: 210_000,
  duty: EU_DUTY,
  insurance: { rate: 8_000, minimum: fromCents(100) },
  service: { rate: 20_000, minimum: fromCents(200) },
});
const terms = { tariff, tiers, couriers };

describe('a delivered price', () => {
  test('is goods, shipping and the cheapest delivery of the market', () => {
    const { breakdown, delivery, shipping, total } = deliveredQuote(aThing(), terms);
    expect(delivery).toBe(fromCents(150));
    expect(total).toBe(breakdown.goods + shipping + delivery);
    expect(deliveredPrice(aThing(), terms)).toBe(total);
  });

  test('equals the price of a cart of this one piece, with the open tier', () => {
    fc.assert(
      fc.property(fc.nat(60_000), fc.integer({ min: 1, max: 60_000 }), (cents, weightG) => {
        const thing = aThing({ price: fromCents(cents), weightG });
        const rate = cents >= 23_000 ? 50_000 : 0;
        const { quote, discount } = quoteShipping([thing], tariff, rate);
        expect(deliveredPrice(thing, terms)).toBe(
          thing.price + quote.shipping - discount + cheapestDelivery(couriers, weightG),
        );
      }),
    );
  });

  test('has no delivery where the carrier itself delivers to the door', () => {
    expect(deliveredQuote(aThing(), { ...terms, couriers: [] }).delivery).toBe(0);
  });
});

describe('the cheapest delivery', () => {
  test('is the lowest fee of all couriers that take the weight, each by its first band that covers it', () => {
    expect(cheapestDelivery(couriers, 1000)).toBe(fromCents(150));
    expect(cheapestDelivery(couriers, 1001)).toBe(fromCents(300));
    expect(cheapestDelivery(couriers, 30_001)).toBe(fromCents(2000));
    expect(cheapestDelivery(couriers, 2_000_001)).toBe(0);
  });

  test('a cheaper heavier band does not apply to a lighter parcel', () => {
    const odd = [
      [
        { upToG: 1000, fee: 500 },
        { upToG: 5000, fee: 300 },
      ],
    ];
    expect(cheapestDelivery(odd, 900)).toBe(500);
  });

  test('fees are stored in dollars and converted to cents', () => {
    const inEuro = couriersIn([[{ upToG: 1000, fee: fromCents(145) }]], {
      currency: 'EUR',
      rates: SOME_RATES,
    });
    expect(inEuro).toEqual([[{ upToG: 1000, fee: fromCents(133) }]]);
  });
});
