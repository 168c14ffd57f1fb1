import { afterEach, expect, test } from 'vitest';
import { watchAddress } from './watch-address.ts';

const goTo = (address: string) => history.replaceState(null, '', address);
afterEach(() => goTo('/'));

test('a page is reloaded when the address changed to another page or search before its scripts ran', () => {
  goTo('/en/c/shoes?sort=1');
  const isLeft = watchAddress('/en/c/shoes');
  expect(isLeft()).toBe(false);
  goTo('/en/c/shoes?sort=2');
  expect(isLeft()).toBe(true);
  goTo('/en?sort=1');
  expect(isLeft()).toBe(true);
});

test('a page is reloaded when its address had changed before the first script ran', () => {
  goTo('/en');
  expect(watchAddress('/en/success/abc')()).toBe(true);
});

test('a fragment of the page changes nothing', () => {
  goTo('/en/cart');
  const isLeft = watchAddress('/en/cart');
  goTo('/en/cart#content');
  expect(isLeft()).toBe(false);
});
