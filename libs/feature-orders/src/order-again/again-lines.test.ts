import { expect, test } from 'vitest';
import { emptyCart, type Cart } from '@shop/data-access';
import { showcaseLines } from '@shop/testing-react/stories';
import { againLine } from './again-lines.ts';

const full = {
  ...emptyCart('EUR'),
  items: showcaseLines('en').map((line) => ({ ...line, price_before: null, weight_g: 100 })),
};
const [item] = full.items;
if (!item) throw new Error('the showcase’s cart is empty');

const cartWith = (parts: Partial<Cart['items'][number]> | null, currency = 'EUR'): Cart => ({
  ...full,
  currency,
  items: parts === null ? [] : [{ ...item, quantity: 2, price: 20, ...parts }],
});
const ordered = { name: 'Linen shirt', quantity: 2, price: 20, variant_id: item.variant_id };
const nothing = cartWith(null);

test('unchanged goods are listed as in the cart, without details', () => {
  expect(againLine(ordered, 'EUR', { before: nothing, after: cartWith({}) })).toEqual({
    ...{ name: 'Linen shirt', wanted: 2, added: 2, price: null },
  });
});

test('pieces that were in the cart before do not count', () => {
  const before = cartWith({ quantity: 1 });
  expect(againLine(ordered, 'EUR', { before, after: cartWith({ quantity: 3 }) }).added).toBe(2);
  expect(againLine(ordered, 'EUR', { before, after: before }).added).toBe(0);
});

test('a changed price is shown in both amounts, unless the currency differs', () => {
  const after = cartWith({ price: 22.5 });
  expect(againLine(ordered, 'EUR', { before: nothing, after }).price).toEqual({ before: 20, now: 22.5 });
  expect(againLine(ordered, 'USD', { before: nothing, after }).price).toBeNull();
});

test('unavailable goods are not in the cart', () => {
  expect(againLine(ordered, 'EUR', { before: nothing, after: nothing })).toMatchObject({
    added: 0,
    price: null,
  });
});
