import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a function runs once after a second without calls', () => {
  const work = vi.fn();
  const soon = debounce(work, { quiet: 1_000, atMost: 2_000 });
  soon();
  vi.advanceTimersByTime(600);
  soon();
  vi.advanceTimersByTime(999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('with continuous calls it runs two seconds after the first one', () => {
  const work = vi.fn();
  const soon = debounce(work, { quiet: 1_000, atMost: 2_000 });
  for (let passed = 0; passed < 2_000; passed += 500) {
    soon();
    vi.advanceTimersByTime(500);
  }
  expect(work).toHaveBeenCalledTimes(1);
  soon();
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(2);
});
