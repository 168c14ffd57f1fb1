import { expect, test } from 'vitest';
import { cookie, parseCookies } from './cookies.ts';

test('the first cookie of a name wins, and values are read unchanged', () => {
  const cookies = parseCookies('shop_locale=lt; shop_layout=LIST;shop_locale=lv; odd=a%20b=c', false);
  expect(Object.fromEntries(cookies)).toEqual({ shop_locale: 'lt', shop_layout: 'LIST', odd: 'a%20b=c' });
});

test('over https only cookies of this exact host count', () => {
  const cookies = parseCookies('shop_session=planted; __Host-shop_session=own; shop_locale=lt', true);
  expect([...cookies]).toEqual([['shop_session', 'own']]);
});

test.each([undefined, '', ';', '=', 'valueless', '; ;;'])('"%s" contains no cookie', (header) => {
  expect(parseCookies(header, false).size).toBe(0);
});

test('names of built-in properties are ordinary names', () => {
  const cookies = parseCookies('__proto__=a; constructor=b; toString=c', false);
  expect(cookies.get('__proto__')).toBe('a');
  expect(cookies.get('constructor')).toBe('b');
  expect(cookies.get('shop_session')).toBeUndefined();
});

const attributesOf = (line: string) => line.split('; ').toSorted();

test('a cookie applies to all paths of this site only', () => {
  expect(attributesOf(cookie('shop_layout=LIST', { isSecure: false, maxAge: 60 }))).toEqual(
    ['Max-Age=60', 'Path=/', 'SameSite=Lax', 'shop_layout=LIST'].toSorted(),
  );
});

test('over https no other host can set it, and scripts cannot read a secret one', () => {
  expect(attributesOf(cookie('shop_session=', { isSecure: true, isHttpOnly: true, maxAge: 0 }))).toEqual(
    ['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure', '__Host-shop_session='].toSorted(),
  );
});

test('a character that would end a cookie early is refused', () => {
  expect(() => cookie('shop_layout=LIST\r\nset-cookie: a=b', { isSecure: false })).toThrow(TypeError);
});
