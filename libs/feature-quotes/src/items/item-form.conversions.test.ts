import { expect, test } from 'vitest';
import { fromAddress, fromLine, toItem } from './item-form.conversions.ts';

const TYPED = {
  ...{ url: ' mugs.example/p/1 ', title: 'Blue mug', options: 'Large', quantity: '2', price: '12,50' },
  ...{
    currency_id: '2',
    category_id: '7',
    weight_kg: '0.4',
    length_cm: '12',
    width_cm: '10',
    height_cm: '9,5',
  },
};

test('numbers are read with a comma or a point', () => {
  expect(toItem(TYPED)).toEqual({
    ...{ url: 'mugs.example/p/1', title: 'Blue mug', options: 'Large', quantity: 2, price: 12.5 },
    ...{ currency_id: 2, category_id: 7, weight_kg: 0.4, sides_cm: [12, 10, 9.5] },
  });
});

test('what is not known stays open, and a part of a size says nothing', () => {
  const item = toItem({ ...TYPED, price: '', category_id: '', weight_kg: ' ', height_cm: '' });
  expect(item).toMatchObject({ price: null, category_id: null, weight_kg: null, sides_cm: null });
});

test('an item of the draft fills its form as it was typed', () => {
  const line = {
    ...{ id: 1, store: 'mugs.example', currency: 'USD', restriction: null, price: 12.5, weight_kg: null },
    ...{ url: 'https://mugs.example/p/1', title: 'Blue mug', options: '', quantity: 2, category_id: 7 },
    ...{ sides_cm: [12, 10, 9.5], picture: null, seller_shipping: null },
  };
  expect(fromLine(line)).toMatchObject({ price: '12.5', currency_id: '2', weight_kg: '', height_cm: '9.5' });
});

test('the calculator’s fields begin a new item', () => {
  const values = fromAddress(new URLSearchParams('price=20&category_id=7&title=x'));
  expect(values).toMatchObject({ price: '20', category_id: '7', title: '', quantity: '1' });
});
