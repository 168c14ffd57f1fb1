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

test('a visitor’s page has the same bytes as one that is put together as text', async () => {
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

test('what is kept is small, and a page without places is whole', async () => {
  expect((await VisitorPieces.of(page, places)).size).toBeLessThan(2000);
  expect(gunzipSync((await VisitorPieces.of(page, [])).with(new Map())).equals(page)).toBe(true);
});

test('a page is refused rather than sent with the parts that it was rendered with', async () => {
  const pieces = await VisitorPieces.of(page, places);
  expect(() => pieces.with(new Map([['account', 'Rūta']]))).toThrow('The visitor has no key');
});
