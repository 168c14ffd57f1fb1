import { expect, test } from 'vitest';
import { tokenSpans } from './token-spans.ts';

const tokens = (text: string) => tokenSpans(text).map(({ start, end }) => text.slice(start, end));

test('values, counts and tags are kept as they are, words of a form are not', () => {
  expect(tokens('Hi {name}, <link>read {what}</link>')).toEqual(['{name}', '<link>', '{what}', '</link>']);
  expect(tokens('{n, plural, one {# item} other {# items of {shop}}}')).toEqual(['#', '#', '{shop}']);
  expect(tokens('{n, plural, one {item} other {items}}')).toEqual([]);
  expect(tokens("a '{'b'}' c")).toEqual([]);
});
