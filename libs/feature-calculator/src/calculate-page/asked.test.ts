import { expect, test } from 'vitest';
import { readAsked } from './asked.ts';

const read = (address: string) => readAsked(new URLSearchParams(address), 1);

test('nothing is asked before the form is sent', () => {
  expect(read('')).toEqual({ kind: 'nothing' });
});

test('an address asks for a price in full', () => {
  expect(read('price=12,50&currency=1&quantity=2&kind=7&weight=&country=3')).toEqual({
    kind: 'asked',
    asked: {
      ...{ price: 12.5, quantity: 2, currency_id: 1, category_id: 7, weight_kg: null, sides_cm: null },
      country_id: 3,
    },
  });
});

test('one dollar piece to the brand’s own country unless it says more', () => {
  expect(read('price=20&weight=1.5&length=30&width=20&height=10')).toMatchObject({
    asked: { quantity: 1, currency_id: 2, country_id: 1, weight_kg: 1.5, sides_cm: [30, 20, 10] },
  });
});

test.each([
  ['price=&kind=7', 'price'],
  ['price=-1&kind=7', 'price'],
  ['price=1e9&kind=7', 'price'],
  ['price=5&kind=7&quantity=1.5', 'quantity'],
  ['price=5&kind=7&quantity=100', 'quantity'],
  ['price=5', 'weight'],
  ['price=5&kind=7&weight=heavy', 'weight'],
] as const)('%s names the field that is wrong: %s', (address, field) => {
  expect(read(address)).toEqual({ kind: 'faulty', field });
});
