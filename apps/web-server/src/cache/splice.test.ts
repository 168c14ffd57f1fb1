import { expect, test } from 'vitest';
import { splice } from './splice.ts';

const page = Buffer.from('<b>ąčę guest</b><i>key</i><i>key</i>');
const at = (text: string, name: string, from = 0) => {
  const start = page.indexOf(text, from);
  return { name, start, end: start + Buffer.byteLength(text) };
};
const places = [at('guest', 'account'), at('key', 'key'), at('key', 'key', page.lastIndexOf('key'))];

test('the parts of a visitor are inserted at their places, at any length', () => {
  const parts = new Map([
    ['account', 'Rūta'],
    ['key', 'x'],
  ]);
  expect(Buffer.from(splice(page, places, parts)).toString()).toBe('<b>ąčę Rūta</b><i>x</i><i>x</i>');
});

test('the common page stays as it is', () => {
  const before = Buffer.from(page);
  splice(
    page,
    places,
    new Map([
      ['account', 'Rūta'],
      ['key', 'x'],
    ]),
  );
  expect(page.equals(before)).toBe(true);
});

test('a page is refused when a part of the visitor is missing', () => {
  expect(() => splice(page, places, new Map([['account', 'Rūta']]))).toThrow('The visitor has no key');
});

test('a page without places is sent as it is', () => {
  expect(Buffer.from(splice(page, [], new Map())).equals(page)).toBe(true);
});
