import { expect, test } from 'vitest';
import { LONGEST_LINK } from '@shop/domain/quotes';
import { parseWebLink } from './web-link.ts';

test.each([
  ['https://www.example.com/p/1?size=m#photos', 'https://www.example.com/p/1?size=m', 'example.com'],
  ['example.com/p/1', 'https://example.com/p/1', 'example.com'],
  ['  http://shop.example.co.uk ', 'http://shop.example.co.uk/', 'shop.example.co.uk'],
  ['https://xn--mnchen-3ya.example', 'https://xn--mnchen-3ya.example/', 'xn--mnchen-3ya.example'],
])('%s is an item at a store', (typed, href, store) => {
  expect(parseWebLink(typed)).toEqual({ ok: true, value: { href, store } });
});

test.each([
  'blue shoes',
  'localhost/p/1',
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://2130706433/',
  'https://user:secret@example.com/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'ftp://example.com/p',
  'data:text/html,x',
  '',
])('%s is none', (typed) => {
  expect(parseWebLink(typed)).toEqual({ ok: false, error: 'url' });
});

test('a link has a longest length', () => {
  const path = (length: number) => `https://example.com/${'a'.repeat(length)}`;
  expect(parseWebLink(path(LONGEST_LINK - 20)).ok).toBe(true);
  expect(parseWebLink(path(LONGEST_LINK))).toEqual({ ok: false, error: 'too_long' });
});
