import { expect, test } from 'vitest';
import { fromCents } from '../money.ts';
import { aTariff, aThing } from '../tariff/testing.ts';
import { quoteCart } from './quote-cart.ts';

const flight = {
  weightBands: [{ upToG: null, base: fromCents(1000), perStep: fromCents(200) }],
  clearance: fromCents(250),
};
const terms = {
  air: aTariff(flight),
  sea: aTariff({ ...flight, method: 'sea', seaRatePerM3: fromCents(40_000) }),
  tiers: [{ minimumSubtotal: fromCents(5000), rate: 100_000 }],
  clientRate: 0,
};

test('R-CRT-06 R-CRT-07 a cart has an amount and a discount by air and by sea', () => {
  const { methods } = quoteCart([aThing({ price: fromCents(6000) })], terms);
  expect(methods.air).toMatchObject({ quote: { shipping: fromCents(1450) }, discount: fromCents(120) });
  expect(methods.sea).toMatchObject({ quote: { shipping: fromCents(290) }, discount: fromCents(4) });
});

test('two things sent together save what a second parcel would cost, be they alike or not', () => {
  const { methods } = quoteCart([aThing(), aThing({ tariffLine: '6403.99' })], terms);
  expect(methods.air.togetherSaves).toBe(fromCents(1250));
  expect(quoteCart([aThing({ quantity: 2 })], terms).methods.air.togetherSaves).toBe(fromCents(1250));
  expect(quoteCart([aThing()], terms).methods.air.togetherSaves).toBe(0);
});

test('an empty cart ships for nothing and is promised no discount', () => {
  const { subtotal, methods, nextDiscount } = quoteCart([], terms);
  expect([subtotal, methods.air.quote.shipping, methods.sea.discount, nextDiscount]).toEqual([0, 0, 0, null]);
});

test('below a tier the cart says what is missing', () => {
  expect(quoteCart([aThing({ price: fromCents(4000) })], terms).nextDiscount).toEqual({
    missing: fromCents(600),
    rate: 100_000,
  });
});
