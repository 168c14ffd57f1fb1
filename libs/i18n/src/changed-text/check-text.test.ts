import { expect, test } from 'vitest';
import { checkText, formsOf, longestOf } from './check-text.ts';

test('another wording with the same values is a text', () => {
  expect(checkText('en', 'Trolley', 'Cart')).toBeUndefined();
  expect(checkText('lt', 'Sveiki, {name}!', 'Labas, {name}')).toBeUndefined();
  expect(checkText('en', 'Read <link>more</link>', '<link>Details</link>')).toBeUndefined();
  expect(checkText('en', 'First line\nSecond line', 'First line. Second line')).toBeUndefined();
});

test('a value, a tag or a format that the page does not give is named, and so is one that is left out', () => {
  expect(checkText('en', 'Hello', 'Hello {name}')).toEqual({ code: 'missing', what: '{name}' });
  expect(checkText('en', 'Hello {nane}', 'Hello')).toEqual({ code: 'unknown', what: '{nane}' });
  expect(checkText('en', '<b>Cart</b>', 'Cart')).toEqual({ code: 'unknown', what: '<b>' });
  expect(checkText('en', 'On {day, date}', 'On {day}')).toMatchObject({ code: 'missing' });
});

test('a count has every form of its language, and no other', () => {
  const compiled = '{n, plural, one {# prekė} few {# prekės} many {# prekės} other {# prekių}}';
  const said = (forms: string) => checkText('lt', `{n, plural, ${forms}}`, compiled);
  expect(formsOf('lt', 'plural')).toEqual(['few', 'many', 'one', 'other']);
  expect(said('one {#} other {#}')).toEqual({ code: 'form_missing', what: 'few, many' });
  expect(said('one {#} few {#} many {#} two {#} other {#}')).toEqual({ code: 'form_unknown', what: 'two' });
  expect(said('=0 {nieko} one {#} few {#} many {#} other {#}')).toBeUndefined();
});

test('a choice has the same choices', () => {
  const compiled = '{way, select, air {By air} other {By sea}}';
  expect(checkText('en', '{way, select, rail {By rail} other {x}}', compiled)).toEqual({
    ...{ code: 'choice', what: 'air, rail' },
  });
});

test('what is not a message is refused at the place where it breaks', () => {
  expect(checkText('en', 'Hello {name', 'Hello {name}')).toMatchObject({ code: 'syntax' });
  expect(checkText('en', '{n, plural, one {#}}', '{n, plural, one {#} other {#}}')?.code).toBe('syntax');
});

test('markup is refused also where it is only text', () => {
  expect(checkText('en', "'<script>'ran()", 'Cart')).toEqual({ code: 'markup', what: '<script' });
  expect(checkText('en', 'less ' + "'<'" + ' 5', 'Cart')).toBeUndefined();
});

test('an empty, an endless and an unreadable text are refused', () => {
  expect(checkText('en', '  ', 'Cart')).toEqual({ code: 'empty', what: '' });
  expect(checkText('en', 'x'.repeat(81), 'Cart')).toEqual({ code: 'too_long', what: '80' });
  expect(longestOf('x'.repeat(3_000))).toBe(4_000);
  for (const text of ['a\u0000b', 'a\u202eb', 'a\ud800b'])
    expect(checkText('en', text, 'Cart')?.code).toBe('control');
});
