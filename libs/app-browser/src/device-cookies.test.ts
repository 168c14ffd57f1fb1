import { afterEach, expect, test } from 'vitest';
import { hasSessionCookie, rememberPreferences } from './device-cookies.ts';

const forget = (name: string) => void (document.cookie = `${name}=; path=/; max-age=0`);
afterEach(() => ['shop_currency', 'shop_layout', 'shop_scheme', 'shop_known'].forEach(forget));

test('R-STO-01 R-CUR-05 the selected currency is kept on the device by its id', () => {
  rememberPreferences({ currency: 2 });
  expect(document.cookie).toBe('shop_currency=2');
  rememberPreferences({ currency: 1 });
  expect(document.cookie).toBe('shop_currency=1');
});

test('a preference that was not chosen is not written', () => {
  rememberPreferences({ layout: 'LIST' });
  expect(document.cookie).toBe('shop_layout=LIST');
});

test('the flag next to the session’s cookie shows that there is one', () => {
  expect(hasSessionCookie()).toBe(false);
  document.cookie = 'shop_known=1; path=/';
  expect(hasSessionCookie()).toBe(true);
});
