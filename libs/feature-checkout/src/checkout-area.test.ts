import { expect, test } from 'vitest';
import { leavesCheckout } from './checkout-area.ts';

const slug = 'AAAAAAAAAAAAAAAAAAAAAA';
const other = 'BBBBBBBBBBBBBBBBBBBBBB';

test('R-CHO-03 any page outside of the checkout’s pages leaves the checkout', () => {
  for (const path of ['/', '/cart', '/p/mug', '/checkouts', '/my-orders']) {
    expect(leavesCheckout(slug, path), path).toBe(true);
  }
});

test('R-CHO-01 going from step to step, forward or back, is not leaving', () => {
  for (const page of ['checkout', 'payment', 'confirm', 'success']) {
    expect(leavesCheckout(slug, `/${page}/${slug}`), page).toBe(false);
  }
});

test('returning from a provider is not leaving', () => {
  for (const end of ['accept', 'decline', 'fail'])
    expect(leavesCheckout(slug, `/payment/${end}`)).toBe(false);
});

test('another slug is another purchase', () => {
  expect(leavesCheckout(slug, `/checkout/${other}`)).toBe(true);
});
