import { expect, test } from 'vitest';
import { aReadItem } from '../testing/a-quote.ts';
import { fieldsOf, notesOf } from './link-reading.ts';

test('what was read fills its fields, and nothing else', () => {
  const item = aReadItem({ weight_kg: null, category_id: null });
  expect(fieldsOf({ reason: null, item })).toEqual({ title: 'Blue mug', price: '12.5', currency_id: '2' });
  expect(fieldsOf({ reason: null, item: aReadItem({ price: null }) })).toEqual({
    ...{ title: 'Blue mug', weight_kg: '0.4', category_id: '7' },
  });
  expect(fieldsOf({ reason: 'refused', item: null })).toEqual({});
});

test('what could not be read is asked, each by its reason', () => {
  expect(notesOf({ reason: 'refused', item: null })).toEqual(['unread.refused']);
  expect(notesOf({ reason: null, item: aReadItem() })).toEqual(['read']);
  expect(notesOf({ reason: null, item: aReadItem({ price: null, is_available: false }) })).toEqual([
    ...['read', 'no_price', 'sold_out'],
  ]);
  expect(notesOf({ reason: null, item: aReadItem({ price: null, has_many_prices: true }) })).toEqual([
    ...['read', 'many_prices'],
  ]);
});
