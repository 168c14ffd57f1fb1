import { expect, test } from 'vitest';
import { actsOf } from './order-acts.ts';

const paid = { kind: 'marketplace', isPaid: true } as const;

test('an order can be cancelled when it is paid and its goods are not purchased yet', () => {
  const states = ['paid', 'purchasing', 'at_warehouse', 'shipped', 'delivered', 'cancelled', 'disputed'];
  expect(states.filter((state) => actsOf({ ...paid, state }).includes('cancel'))).toEqual(['paid']);
});

test('catalogue goods can be ordered again, also after a cancellation', () => {
  expect(actsOf({ ...paid, state: 'cancelled' })).toEqual(['order_again', 'mail_again']);
  expect(actsOf({ ...paid, kind: 'quote', state: 'delivered' })).toEqual(['mail_again']);
});

test('an unpaid order can only be paid', () => {
  expect(actsOf({ kind: 'quote', state: 'accepted', isPaid: false })).toEqual([]);
});
