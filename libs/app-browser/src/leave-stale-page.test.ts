import { afterEach, expect, test, vi } from 'vitest';
import { leaveStalePage } from './leave-stale-page.ts';

const reload = vi.fn();
leaveStalePage(reload);

const known = (isKnown: boolean) => {
  document.cookie = `shop_known=${isKnown ? '1' : ''}; path=/; max-age=${isKnown ? 60 : 0}`;
};
const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
const comeBack = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

afterEach(() => {
  known(false);
  reload.mockClear();
});

test('a page restored from memory is reloaded when its visitor has logged out', () => {
  known(true);
  leave();
  known(false);
  comeBack(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('it stays for a visitor who is still logged in, for a guest, and after an ordinary load', () => {
  known(true);
  leave();
  comeBack(true);
  leave();
  known(false);
  comeBack(false);
  leave();
  comeBack(true);
  expect(reload).not.toHaveBeenCalled();
});
