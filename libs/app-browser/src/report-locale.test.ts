import { expect, test } from 'vitest';
import { reportLocaleOnce } from './report-locale.ts';

test('R-LOC-09 the server is notified when the language changes, and only then', () => {
  const told: string[] = [];
  for (const locale of ['lt', 'lt', 'en', 'en', 'lt']) reportLocaleOnce(locale, (one) => told.push(one));
  expect(told).toEqual(['lt', 'en', 'lt']);
});
