import { expect, test } from 'vitest';
import { actsOf } from './order-acts.ts';

test('an order may be cancelled when it is paid and its goods are not bought yet', () => {
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
  expect(states.filter((state) => actsOf(state).includes('cancel'))).toEqual(['paid']);
});
