import { expect, test } from 'vitest';
import { createPrivacyOf } from './page-privacy.ts';

const own = { privacy: 'personal' };
const isForAll = createPrivacyOf([
  { path: '/p/:slug', handle: { privacy: 'public' } },
  { path: '/cart', handle: own },
  { path: '/my-orders/:slug', handle: own },
  { path: '/:place/desk', handle: own },
]);

test.each(['/en/cart', '/en/CART/', '/en/my-orders/A', '/en/anywhere/desk'])(
  '%s is of one visitor',
  (path) => {
    expect(isForAll('en', path)).toBe(false);
  },
);

test.each(['/en', '/en/p/cart', '/en/my-orders', '/en/carts'])('%s is the same for all', (path) => {
  expect(isForAll('en', path)).toBe(true);
});
