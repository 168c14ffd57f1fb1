import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('R-CST-03 a browser without requestIdleCallback is given 50 ms', () => {
  vi.useFakeTimers();
  expect('requestIdleCallback' in window).toBe(false);
  const work = vi.fn();
  whenIdle(work);
  vi.advanceTimersByTime(49);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});

test('any other browser is waited for, two seconds at most', () => {
  const asked = vi.fn();
  vi.stubGlobal('requestIdleCallback', asked);
  const work = () => {};
  whenIdle(work);
  expect(asked).toHaveBeenCalledWith(work, { timeout: 2000 });
});
