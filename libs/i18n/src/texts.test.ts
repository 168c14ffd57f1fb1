import { expect, test } from 'vitest';
import { defineTexts } from './texts.ts';

const en = { hello: 'Hello {name}', plain: 'Pay', items: '{n, plural, one {# item} other {# items}}' };
const lt = {
  hello: 'Sveiki, {name}',
  plain: 'Mokėti',
  items: '{n, plural, one {# prekė} few {# prekės} many {# prekės} other {# prekių}}',
};
const texts = defineTexts({ en, lt, lv: en, ee: en });

test('a text is written in its language with the given values', () => {
  expect(texts('en')('hello', { name: 'O’Neil {x}' })).toBe('Hello O’Neil {x}');
  expect(texts('lt')('hello', { name: 'Ona' })).toBe('Sveiki, Ona');
  expect(texts('lt')('plain')).toBe('Mokėti');
});

test('plurals follow the language', () => {
  expect([1, 2, 10].map((n) => texts('lt')('items', { n }))).toEqual(['1 prekė', '2 prekės', '10 prekių']);
  expect([1, 2].map((n) => texts('en')('items', { n }))).toEqual(['1 item', '2 items']);
});

test('a missing value throws, instead of a text with a gap', () => {
  expect(() => texts('en')('hello')).toThrow('name');
});
