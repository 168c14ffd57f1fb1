import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReturnPaths, idOfToken, tokensIn } from './return-paths.ts';

const paths = createReturnPaths('a secret', 'bounce@mail.shop.example');
const MAIL = { id: 1_234_567, unique_key: 'order:1' };
const tokenOf = (path: string) => tokensIn(path)[0] ?? '';

test('a return path is an address of the mailbox, names its mail, and is no longer than addresses may be', () => {
  const path = paths.of({ id: 2 ** 53 - 1, unique_key: 'x' });
  expect(path).toMatch(/^bounce\+[0-9a-z]+-[0-9a-f]{32}@mail\.shop\.example$/);
  expect(path.split('@')[0]!.length).toBeLessThanOrEqual(64);
  expect(idOfToken(tokenOf(path))).toBe(2 ** 53 - 1);
});

test('a token is valid for its mail only, by its shop only, also where a server changed its case', () => {
  const token = tokenOf(paths.of(MAIL));
  expect(paths.isTokenOf(token, MAIL)).toBe(true);
  expect(paths.isTokenOf(tokenOf(paths.of(MAIL).toUpperCase()), MAIL)).toBe(true);
  expect(paths.isTokenOf(token, { ...MAIL, id: 7 })).toBe(false);
  expect(paths.isTokenOf(token, { ...MAIL, unique_key: 'order:2' })).toBe(false);
  expect(createReturnPaths('another', 'bounce@mail.shop.example').isTokenOf(token, MAIL)).toBe(false);
});

test('no changed letter of a token leaves it valid', () => {
  const token = tokenOf(paths.of(MAIL));
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'0123456789abcdef-+@ '), (at, letter) => {
      const forged = token.slice(0, at) + letter + token.slice(at + 1);
      expect(paths.isTokenOf(forged, MAIL)).toBe(forged === token);
    }),
  );
});

test('any text has an id or none, and never a broken one', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const id = idOfToken(text);
      expect(id === null || Number.isSafeInteger(id)).toBe(true);
    }),
  );
  expect(idOfToken(`zzzzzzzzzzz-${'0'.repeat(32)}`)).toBeNull();
});
