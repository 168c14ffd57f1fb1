import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromCents } from '../money.ts';
import { addItem, MOST_LINES, setQuantity, type Cart } from './cart.ts';
import { cartTotals } from './cart-totals.ts';
import { joinCarts } from './join-carts.ts';
import { lineProblem } from './line-problem.ts';
import { buyableQuantity, orderableQuantity } from './on-offer.ts';

const mug = { variantId: 7, price: fromCents(1250), available: 5 };
const EMPTY_CART: Cart = { lines: [], shippingMethod: 'air' };
const cartOf = (...lines: [variantId: number, quantity: number][]): Cart => ({
  ...EMPTY_CART,
  lines: lines.map(([variantId, quantity]) => ({ variantId, quantity, priceSeen: fromCents(1250) })),
});

describe('adding', () => {
  test('the same item added twice is one line with both quantities', () => {
    expect(addItem(cartOf([7, 2]), mug, 1)).toEqual({
      ok: true,
      value: { cart: cartOf([7, 3]), adjusted: false },
    });
  });

  test('more than the stock becomes the stock, and is reported', () => {
    expect(addItem(cartOf([7, 4]), mug, 3)).toEqual({
      ok: true,
      value: { cart: cartOf([7, 5]), adjusted: true },
    });
  });

  test('never more than 99 of one item', () => {
    const answer = addItem(EMPTY_CART, { ...mug, available: 5000 }, 2000);
    expect(answer.ok && answer.value.cart.lines[0]?.quantity).toBe(99);
  });

  test('a cart holds fifty different items', () => {
    const full = cartOf(...Array.from({ length: MOST_LINES }, (_, at): [number, number] => [at + 100, 1]));
    expect(addItem(full, mug, 1)).toEqual({ ok: false, error: { kind: 'cart_full' } });
    expect(addItem(full, { ...mug, variantId: 100 }, 1).ok).toBe(true);
  });

  test('a sold-out item is refused', () => {
    expect(addItem(EMPTY_CART, { ...mug, available: 0 }, 1)).toEqual({
      ok: false,
      error: { kind: 'sold_out' },
    });
  });
});

describe('quantities', () => {
  test('a quantity out of range is adjusted, and reported', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 200 }), (quantity, available) => {
        const answer = setQuantity(cartOf([7, 1]), { ...mug, available }, quantity);
        const kept = answer.ok ? answer.value.cart.lines[0]?.quantity : undefined;
        expect(kept).toBe(Math.max(1, Math.min(quantity, available, 99)));
        expect(answer.ok && answer.value.adjusted).toBe(kept !== quantity);
      }),
    );
  });

  test('a missing line cannot be changed', () => {
    expect(setQuantity(EMPTY_CART, mug, 2)).toEqual({ ok: false, error: { kind: 'unknown_line' } });
  });
});

describe('merging at login', () => {
  const plenty = () => 10;

  test('quantities of both carts add up, to the maximum', () => {
    const joined = joinCarts(cartOf([7, 8], [8, 1]), cartOf([7, 4], [9, 2]), plenty);
    expect(joined.lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      [7, 10],
      [9, 2],
      [8, 1],
    ]);
  });

  test('an empty guest cart changes nothing', () => {
    const own: Cart = { ...cartOf([7, 4]), shippingMethod: 'sea' };
    expect(joinCarts(EMPTY_CART, own, plenty)).toEqual(own);
  });
});

describe('the notices of a line', () => {
  const fine = { quantity: 2, priceSeen: 100, price: 100, available: 5, isWithdrawn: false };

  test.each([
    [{}, null],
    [{ price: 200 }, 'price_changed'],
    [{ available: 1 }, 'quantity_reduced'],
    [{ available: 0, price: 200 }, 'sold_out'],
    [{ available: 0, isWithdrawn: true }, 'withdrawn'],
  ] as const)('%o is shown as %s', (change, problem) => {
    expect(lineProblem({ ...fine, ...change })).toBe(problem);
  });

  test('only available items can be ordered, and no withdrawn ones', () => {
    const ordered = (available: number, isWithdrawn = false) =>
      orderableQuantity(3, { available, isWithdrawn });
    expect([ordered(5), ordered(2), ordered(0), ordered(5, true)]).toEqual([3, 2, 0, 0]);
  });

  test('the available quantity is the stock, 99 to a line, and zero once withdrawn', () => {
    const buyable = (available: number, isWithdrawn = false) => buyableQuantity({ available, isWithdrawn });
    expect([buyable(3), buyable(500), buyable(-1), buyable(3, true)]).toEqual([3, 99, 0, 0]);
  });
});

test('R-CRT-15 R-CRT-16 total sum is price times quantity, total quantity the pieces, total items the lines', () => {
  const lines = [
    { price: fromCents(1000), quantity: 2 },
    { price: fromCents(250), quantity: 3 },
  ];
  expect(cartTotals(lines)).toEqual({ sum: fromCents(2750), quantity: 5, items: 2 });
});
