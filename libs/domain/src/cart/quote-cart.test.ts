import { expect, test } from 'vitest';
import { fromCents } from '../money.ts';
import { aTariff, aThing } from '../tariff/testing.ts';
import { quoteCart } from './quote-cart.ts';

const flight = {
  weightBands: [{ upToG: null, base: fromCents(1000), perStep: fromCents(200) }],
  clearance: fromCents(250),
};
const common = {
  tiers: [{ minimumSubtotal: fromCents(4600), rate: 100_000 }],
  couriers: [
    [
      { upToG: 500, fee: fromCents(150) },
      { upToG: 5000, fee: fromCents(200) },
    ],
    [{ upToG: 20_000, fee: fromCents(400) }],
  ],
};
const terms = {
  air: { ...common, tariff: aTariff(flight) },
  sea: { ...common, tariff: aTariff({ ...flight, method: 'sea', seaRatePerM3: fromCents(40_000) }) },
  clientRate: 0,
};

test('R-CRT-06 R-CRT-07 a cart has an amount and a discount by air and by sea', () => {
  const { methods } = quoteCart([aThing({ price: fromCents(6000) })], terms);
  expect(methods.air).toMatchObject({ quote: { shipping: fromCents(1450) }, discount: fromCents(120) });
  expect(methods.sea).toMatchObject({ quote: { shipping: fromCents(290) }, discount: fromCents(4) });
});

test('two items shipped together save a second parcel and its delivery, alike or not', () => {
  const saved = (...lines: Parameters<typeof aThing>[0][]) =>
    quoteCart(lines.map(aThing), terms).methods.air.togetherSaves;
  // A second freight and clearance, and two deliveries of 1.50 against one of 2.00.
  expect(saved({}, { tariffLine: '6403.99' })).toBe(fromCents(1250 + 100));
  expect(saved({ quantity: 2 })).toBe(fromCents(1250 + 100));
  expect(saved({})).toBe(0);
});

test('the saving of shipping together excludes a pro client’s own discount', () => {
  const lines = [aThing({ quantity: 2 })];
  const pro = quoteCart(lines, { ...terms, clientRate: 500_000 }).methods.air;
  const usual = quoteCart(lines, terms).methods.air;
  expect(pro.togetherSaves).toBe(usual.togetherSaves);
  expect([usual.discount, pro.discount]).toEqual([0, fromCents(700)]);
});

test('the pro tier and the open tier never add up: the larger one applies', () => {
  const discount = (clientRate: number) =>
    quoteCart([aThing({ price: fromCents(6000) })], { ...terms, clientRate }).methods.air.discount;
  expect([discount(50_000), discount(100_000), discount(200_000)]).toEqual([120, 120, 240].map(fromCents));
});

test('a cart’s delivery is the cheapest one for its whole weight', () => {
  const delivery = (weightG: number) => quoteCart([aThing({ weightG, quantity: 2 })], terms).delivery;
  expect([delivery(250), delivery(251), delivery(2501)]).toEqual([150, 200, 400].map(fromCents));
});

test('an empty cart ships for nothing and has no next discount', () => {
  const { subtotal, methods, nextDiscount } = quoteCart([], terms);
  expect([subtotal, methods.air.quote.shipping, methods.sea.discount, nextDiscount]).toEqual([0, 0, 0, null]);
});

test('below a tier the cart has the missing sum', () => {
  expect(quoteCart([aThing({ price: fromCents(4000) })], terms).nextDiscount).toEqual({
    missing: fromCents(600),
    rate: 100_000,
  });
});
