import { expect, test } from 'vitest';
import { comparePrices, SHOPS_PRICING } from './consignments.proof.ts';

const quiet = () => {};

test('an independent oracle computes the amounts of four thousand random quotes and forwarded packages', () => {
  expect(comparePrices(4_000, SHOPS_PRICING, quiet)).toEqual({ quotes: 0, forwardings: 0 });
}, 90_000);

test('an offer without the margin of the exchange is found, and so is a forwarding that taxes the goods', () => {
  const found = comparePrices(
    400,
    {
      quote: ({ card, ...quote }) => SHOPS_PRICING.quote({ ...quote, card: { ...card, exchangeMargin: 0 } }),
      forwarding: (asked) => {
        const price = SHOPS_PRICING.forwarding(asked);
        return { ...price, vat: price.vat + price.importVat };
      },
    },
    quiet,
  );
  expect(found.quotes).toBeGreaterThan(50);
  expect(found.forwardings).toBeGreaterThan(50);
});
