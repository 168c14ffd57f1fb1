import { expect, test } from 'vitest';
import { queryOfForm } from './form-query.ts';
import { readAddress, writeAddress } from './listing-address.ts';

const rewritten = (query: string) => writeAddress(readAddress(new URLSearchParams(query)));
const ofForm = (query: string, rate = 1) => queryOfForm(new URLSearchParams(query), rate);

test('R-QRY-06 one listing has one address, in any order of parameters', () => {
  expect(rewritten('page=3&s=lamp&f.manufacturer=b,a&sort=1')).toBe(
    '?f.manufacturer=a,b&s=lamp&sort=1&page=3',
  );
  expect(rewritten('utm_source=x&page=1&sort=9')).toBe('');
});

test('a form’s repeated values and typed prices become the one address', () => {
  expect(ofForm('f.manufacturer=b&f.manufacturer=a&price_from=&price_to=20&f.discount_percentage=')).toBe(
    '?f.current_price=-20&f.manufacturer=a,b',
  );
  expect(ofForm('price_from=10&price_to=&s=lamp&sort=1')).toBe('?f.current_price=10-&s=lamp&sort=1');
});

test('an emptied form is the plain listing', () => {
  expect(ofForm('price_from=&price_to=&f.discount_percentage=')).toBe('');
});

test('an address that no form made is unchanged', () => {
  expect(ofForm('f.manufacturer=b,a&utm_source=x')).toBeUndefined();
});
