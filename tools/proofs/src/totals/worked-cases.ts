import type { CartLine, RandomCart } from './random-cart.ts';

type Case = Pick<RandomCart, 'lines'> & Partial<Pick<RandomCart, 'promotion' | 'clientRate'>>;

const DOLLAR = 10_000;

const line = (parts: Partial<CartLine>): CartLine => ({
  variantId: 1,
  priceUsd: 0,
  quantity: 1,
  weightG: 300,
  sidesMm: [200, 150, 80],
  tariffLine: '8518.30',
  ...parts,
});

/** 5.49 USD are 5.05 EUR. */
const brush = line({ priceUsd: 5.49 * DOLLAR, weightG: 40, sidesMm: [190, 30, 25], tariffLine: '9603.29' });
const shoes = line({
  ...{ variantId: 2, priceUsd: 120 * DOLLAR, weightG: 1200, sidesMm: [330, 210, 120] },
  tariffLine: '6403.99',
});
const shirt = line({
  ...{ variantId: 3, priceUsd: 26 * DOLLAR, weightG: 220, sidesMm: [300, 250, 30] },
  tariffLine: '6109.10',
});
const headphones = line({ variantId: 4, priceUsd: 238 * DOLLAR, weightG: 620, sidesMm: [220, 200, 90] });
const book = line({ variantId: 5, priceUsd: 19 * DOLLAR, weightG: 450, tariffLine: '4901.99' });

/** The cases that explain the rules of prices. */
export const WORKED_CASES: Readonly<Record<string, Case>> = {
  'one brush': { lines: [brush] },
  'a promotion across the threshold': {
    lines: [shoes, { ...shirt, quantity: 2 }],
    promotion: { type: 1, rate: 100_000 },
  },
  'two tariff lines above the threshold share the freight': { lines: [{ ...shoes, quantity: 3 }, shirt] },
  'a shipping discount': { lines: [{ ...headphones, quantity: 2 }] },
  'a pro tier': { lines: [headphones], clientRate: 180_000 },
  'goods at 0': {
    lines: [
      { ...brush, priceUsd: 0 },
      { ...shirt, priceUsd: 0 },
    ],
  },
  'a book at a reduced rate beside a shirt': { lines: [book, shirt] },
};
