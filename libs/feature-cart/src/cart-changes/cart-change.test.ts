import { describe, expect, test } from 'vitest';
import { aCart, aLine } from '../testing.ts';
import { applyChange } from '@shop/data-access/cart-change';
import { toChange } from './cart-change.ts';

describe('forms of the cart', () => {
  test.each([
    [
      { intent: 'quantity', line: '1', quantity: '3' },
      { kind: 'quantity', line: 1, quantity: 3 },
    ],
    [
      { intent: 'quantity', line: '1', quantity: '3', set: '4' },
      { kind: 'quantity', line: 1, quantity: 4 },
    ],
    [
      { intent: 'quantity', line: '1', quantity: '-1' },
      { kind: 'quantity', line: 1, quantity: -1 },
    ],
    [
      { intent: 'quantity', line: '1', quantity: '1000000000' },
      { kind: 'quantity', line: 1, quantity: 1e9 },
    ],
    [
      { intent: 'remove', line: '7' },
      { kind: 'remove', line: 7 },
    ],
    [
      { intent: 'restore', line: '7' },
      { kind: 'restore', line: 7 },
    ],
    [
      { intent: 'add', variant_id: '100' },
      { kind: 'add', variant: 100, quantity: 1 },
    ],
    [
      { intent: 'method', shipping_method: 'sea' },
      { kind: 'method', method: 'sea' },
    ],
  ])('%j is parsed', (fields, change) => {
    expect(toChange(fields as Record<string, string>)).toEqual(change);
  });

  test.each([
    [{ intent: 'quantity', line: '1', quantity: 'abc' }],
    [{ intent: 'quantity', line: '1', quantity: '1.5' }],
    [{ intent: 'quantity', line: '1', quantity: '' }],
    [{ intent: 'remove' }],
    [{ intent: 'add', quantity: '1' }],
    [{ intent: 'add', variant_id: '100', quantity: 'abc' }],
    [{ intent: 'dance', line: '1' }],
    [{}],
  ])('%j is not a change', (fields) => {
    expect(toChange(fields as Record<string, string>)).toBeNull();
  });
});

describe('optimistic changes', () => {
  const cart = aCart({ items: [aLine(), aLine({ id: 2, price: 10.1, line_total: 10.1, name: 'Shirt' })] });

  test('a quantity stays between 1 and the maximum', () => {
    const quantities = [0, 3, 99].map(
      (quantity) => applyChange(cart, { kind: 'quantity', line: 1, quantity }).items[0]?.quantity,
    );
    expect(quantities).toEqual([1, 3, 5]);
  });

  test('the sums follow the quantity, to the cent', () => {
    const changed = applyChange(cart, { kind: 'quantity', line: 2, quantity: 3 });
    expect(changed).toMatchObject({ subtotal: 249.3, weight_g: 2480 });
    expect(changed.items[1]).toMatchObject({ line_total: 30.3 });
  });

  test('a removed line is gone and can be put back', () => {
    const changed = applyChange(cart, { kind: 'remove', line: 2 });
    expect(changed.items.map(({ id }) => id)).toEqual([1]);
    expect(changed.removed).toEqual({ id: 2, name: 'Shirt' });
  });

  test('R-CRT-14 the other shipping method is chosen at once', () => {
    expect(applyChange(cart, { kind: 'method', method: 'sea' }).shipping_method).toBe('sea');
  });
});
