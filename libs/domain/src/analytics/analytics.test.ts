import { expect, test } from 'vitest';
import { analyticsItem, eventIdOf, inDollars, transactionIdOf, valueOf } from './index.ts';

test('R-ANA-09 the transaction of an order is qu and its id, in small letters', () => {
  expect(transactionIdOf(1042)).toBe('qu1042');
  expect(eventIdOf('purchase', transactionIdOf(7))).toBe('purchase.qu7');
});

test('sums of any shown currency are said in dollars', () => {
  expect(inDollars(92, 0.92)).toBe(100);
  expect(inDollars(36.73, 3.6725)).toBe(10);
  expect(inDollars(12.5, 1)).toBe(12.5);
});

test('R-ANA-10 an item has id, sku, name, manufacturer, category, variant, price, quantity, index, image and url', () => {
  const item = analyticsItem(
    {
      ...{ id: 12, sku: 'K7', name: 'Kettle', manufacturer: 'Hearth', category: 'Kitchen', variant: 'Red' },
      ...{ price: 46, quantity: 2, index: 3, image: '/images/k7', url: '/p/k7' },
    },
    0.92,
  );
  expect(item).toEqual({
    ...{ id: 12, sku: 'K7', name: 'Kettle', manufacturer: 'Hearth', category: 'Kitchen', variant: 'Red' },
    ...{ price: 50, quantity: 2, index: 3, image: '/images/k7', url: '/p/k7' },
  });
  expect(valueOf([item, { ...item, price: 0.1, quantity: 3 }])).toBe(100.3);
  expect(analyticsItem({ id: 1, name: 'Mug', url: '/p/mug', price: 1 }, 1)).toMatchObject({
    ...{ sku: '', quantity: 1, index: 0 },
  });
});
