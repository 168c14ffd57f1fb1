import { expect, test } from 'vitest';
import { readableAddress } from './readable-address.ts';

test.each(['/en', '/en/p/kavos-aparatas%20x', '/en/search?s=100%25', '/en/search?s=%C5%BE'])(
  '%s is decoded',
  (url) => expect(readableAddress(url)).toBe(url),
);

test.each([
  ['/en/%', '/en/%25'],
  ['/en/p/%E0%A4%A', '/en/p/%25E0%25A4%25A'],
  ['/api/%zz?a=%', '/api/%25zz?a=%25'],
])('%s, with invalid escapes, is kept as written', (url, readable) =>
  expect(readableAddress(url)).toBe(readable),
);
