import { afterEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('R-CST-02 a page that was reloaded is not reloaded again for 10 s', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  const reload = vi.fn();
  expect(reloadOnce(reload)).toBe(true);
  vi.advanceTimersByTime(9_999);
  expect(reloadOnce(reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(reloadOnce(reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page without storage is not reloaded', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed to this page');
  });
  const reload = vi.fn();
  expect(reloadOnce(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
