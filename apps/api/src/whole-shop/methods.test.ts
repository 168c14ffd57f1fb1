import { expect, test } from 'vitest';
import { everyCall } from '../testing/every-call.ts';

/** The calls that may be made with GET. */
const READS = [
  '/api/checkout/generate',
  '/api/config/languages',
  '/api/auth/permissions/can-view-translations',
  '/api/auth/permissions/text-desk',
  '/api/translations/translationMessages',
  '/api/content/feed/:locale',
  '/api/content/sitemap',
];

/** A downloaded file is not a call of the specification. */
const isFile = (url: string): boolean => /\.[a-z]+$|\/(?:files|photos|pictures)\/:\w+$/.test(url);

test('R-CAL-01 every call is a POST except those that read without a body', () => {
  const gets = everyCall
    .filter(({ contract }) => contract.method === 'GET' && !isFile(contract.url))
    .map(({ contract }) => contract.url);
  expect(gets.length).toBeGreaterThan(0);
  expect(gets.filter((url) => !READS.includes(url))).toEqual([]);
  expect(everyCall.filter(({ contract: { method } }) => method !== 'GET' && method !== 'POST')).toEqual([]);
});
