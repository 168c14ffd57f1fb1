import fc from 'fast-check';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { splice } from './splice.ts';
import { VisitorPieces } from './visitor-pieces.ts';

const page = Buffer.from('<b>ąčę guest</b><i>key</i>' + '<li>lamp</li>'.repeat(5000) + '<i>key</i>');
const at = (text: string, name: string, from = 0) => {
  const start = page.indexOf(text, from);
  return { name, start, end: start + Buffer.byteLength(text) };
};
const places = [at('guest', 'account'), at('key', 'key'), at('key', 'key', page.lastIndexOf('key'))];

test('a visitor’s page has the same bytes as one assembled as text', async () => {
  const pieces = await VisitorPieces.of(page, places);
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 4000 }), fc.string({ maxLength: 20 }), async (account, key) => {
      const parts = new Map([
        ['account', account],
        ['key', key],
      ]);
      expect(gunzipSync(pieces.with(parts)).equals(splice(page, places, parts))).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('the cached pieces are small, and a page without places is one piece', async () => {
  expect((await VisitorPieces.of(page, places)).size).toBeLessThan(2000);
  expect(gunzipSync((await VisitorPieces.of(page, [])).with(new Map())).equals(page)).toBe(true);
});

test('a page is refused when a part of the visitor is missing', async () => {
  const pieces = await VisitorPieces.of(page, places);
  expect(() => pieces.with(new Map([['account', 'Rūta']]))).toThrow('The visitor has no key');
});
