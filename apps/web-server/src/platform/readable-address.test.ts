import { expect, test } from 'vitest';
import { readableAddress } from './readable-address.ts';

test.each(['/en', '/en/p/kavos-aparatas%20x', '/en/search?s=100%25', '/en/search?s=%C5%BE'])(
  '%s is read as it is',
  (url) => expect(readableAddress(url)).toBe(url),
);

test.each([
  ['/en/%', '/en/%25'],
  ['/en/p/%E0%A4%A', '/en/p/%25E0%25A4%25A'],
  ['/api/%zz?a=%', '/api/%25zz?a=%25'],
])('%s, whose escapes mean nothing, is taken by its letters', (url, readable) =>
  expect(readableAddress(url)).toBe(readable),
);
