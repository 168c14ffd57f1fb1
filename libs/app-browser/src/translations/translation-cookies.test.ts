import { afterEach, expect, test, vi } from 'vitest';
import { translationCookies } from './translation-cookies.ts';

const written = vi.spyOn(document, 'cookie', 'set');
afterEach(() => {
  translationCookies.forgetChecking();
  translationCookies.keepView(false);
  written.mockClear();
});
const ageOf = (name: string) => {
  const cookie = written.mock.calls.map(([text]) => text).findLast((text) => text.startsWith(`${name}=`));
  return Number(/max-age=(-?\d+)/.exec(cookie ?? '')?.[1]);
};

test('R-STO-05 the flag that keys are viewed lasts a day', () => {
  translationCookies.keepView(true);
  expect(document.cookie).toContain('shop_view_translations=1');
  expect(ageOf('shop_view_translations')).toBe(86_400);
  expect(translationCookies.mayView()).toBe(true);
  translationCookies.keepView(false);
  expect(translationCookies.mayView()).toBe(false);
});

test('the permission may be requested from the start, and not for an hour after a refusal', () => {
  expect(translationCookies.mayCheck()).toBe(true);
  translationCookies.startChecking();
  expect(document.cookie).toContain('shop_check_translations=1');
  expect(ageOf('shop_check_translations')).toBe(3_600);
  translationCookies.stopChecking();
  expect(document.cookie).toContain('shop_check_translations=0');
  expect(ageOf('shop_check_translations')).toBe(3_600);
  expect(translationCookies.mayCheck()).toBe(false);
});

test('a running hour is not restarted', () => {
  translationCookies.stopChecking();
  translationCookies.startChecking();
  expect(translationCookies.mayCheck()).toBe(false);
});
