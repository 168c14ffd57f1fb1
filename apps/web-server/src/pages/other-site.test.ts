import { expect, test } from 'vitest';
import { otherSite } from './other-site.ts';

const SHOP = 'https://shop.example';

test('a page of the shop is not another site, in any notation', () => {
  for (const own of ['/lt/success/1', 'success/1', `${SHOP}/lt/cart`, '?step=2'])
    expect(otherSite(own, SHOP)).toBeUndefined();
  expect(otherSite(undefined, SHOP)).toBeUndefined();
});

test('a bank’s page is another site, and so is another host, port or protocol', () => {
  for (const other of [
    'https://bank.example/pay?a=1&b=2',
    'http://shop.example/',
    'https://shop.example:8443/',
  ])
    expect(otherSite(other, SHOP)).toBe(other);
  expect(otherSite('//bank.example/pay', SHOP)).toBe('https://bank.example/pay');
});
