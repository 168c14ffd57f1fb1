import { callFor, TRACKERS, type AnalyticsEvent } from '@shop/domain/analytics';
import { expect, test } from 'vitest';
import { findFaults } from './validate-call.ts';

const item = {
  ...{ id: 12, sku: 'K7', name: 'Kettle', manufacturer: 'Hearth', category: 'Kitchen', variant: 'Red' },
  ...{ price: 50, quantity: 2, index: 0, image: '/k7', url: '/p/k7' },
};
const purchase: AnalyticsEvent<'purchase'> = {
  ...{ id: 'purchase.qu7', name: 'purchase' },
  about: { items: [item], value: 100, transaction: 'qu7', shipping: 12, of: 'marketplace' },
};

test('what the shop sends of a purchase is as each tracker documents it', () => {
  for (const tracker of TRACKERS) {
    const call = callFor(tracker, purchase);
    const given = tracker === 'email' ? ['track', ...(call as readonly unknown[])] : call;
    expect(findFaults(tracker, given), tracker).toEqual([]);
  }
});

test.each([
  ['dataLayer', { event: 'purchase', event_id: 'x', ecommerce: { value: '5' } }, 'transaction_id is missing'],
  ['dataLayer', { event: 'view item', event_id: 'x' }, 'the name is not up to 40'],
  ['dataLayer', ['event', 'x'], 'only consent is given as arguments'],
  ['pixel', ['track', 'Bought', {}, { eventID: 'x' }], 'Bought is no standard event'],
  ['pixel', ['track', 'Purchase', { value: 5 }, { eventID: 'x' }], 'currency is no code'],
  ['pixel', ['track', 'PageView', {}], 'eventID is missing'],
  ['email', ['track', '', {}], 'the metric has no name'],
  ['retail', { event: 'trackTransaction', id: 'qu7' }, 'item is missing'],
  ['retail', { event: 'bought' }, 'bought is no event of the tag'],
] as const)('%s: a call against its documentation is found', (tracker, call, fault) => {
  expect(findFaults(tracker, call).join()).toContain(fault);
});
