import { expect, test } from 'vitest';
import { actsOf } from './order-acts.ts';

const paid = { kind: 'marketplace', isPaid: true, isPacked: false } as const;

test('an order can be cancelled when it is paid and its goods are not purchased yet', () => {
  const states = ['paid', 'purchasing', 'at_warehouse', 'shipped', 'delivered', 'cancelled', 'disputed'];
  expect(states.filter((state) => actsOf({ ...paid, state }).includes('cancel'))).toEqual(['paid']);
});

test('the address can be changed until the goods are packed', () => {
  const states = [
    'accepted',
    'paid',
    'purchasing',
    'at_warehouse',
    'shipped',
    'delivered',
    'cancelled',
    'disputed',
  ];
  const changeable = (isPacked: boolean) =>
    states.filter((state) => actsOf({ ...paid, state, isPacked }).includes('change_address'));
  expect(changeable(false)).toEqual(['paid', 'purchasing', 'at_warehouse']);
  expect(changeable(true)).toEqual([]);
});

test('catalogue goods can be ordered again, also after a cancellation', () => {
  expect(actsOf({ ...paid, state: 'cancelled' })).toEqual(['order_again', 'mail_again']);
  expect(actsOf({ ...paid, kind: 'quote', state: 'delivered' })).toEqual(['mail_again']);
});

test('an unpaid order can only be paid', () => {
  expect(actsOf({ kind: 'quote', state: 'accepted', isPaid: false, isPacked: false })).toEqual([]);
});
