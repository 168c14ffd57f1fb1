import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageBudget, type PageBudget } from './page-budget.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Waits for an API that does not answer; returns the milliseconds until it was aborted. */
const wait = async (budget: PageBudget, share?: number): Promise<number> => {
  const begun = performance.now();
  const given = budget.spend(
    (signal) => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
    share,
  );
  await vi.runAllTimersAsync();
  await given;
  return performance.now() - begun;
};

test('a page that calls an unresponsive API twice waits no longer than a page that calls once', async () => {
  const budget = createPageBudget(2500);
  expect(await wait(budget, 0.5)).toBe(1250);
  expect(await wait(budget)).toBe(1250);
  expect(await wait(budget)).toBe(0);
});

test('a call that is answered in time is not aborted later', async () => {
  const aborted = vi.fn();
  await createPageBudget(100).spend(async (signal) => signal.addEventListener('abort', aborted));
  await vi.advanceTimersByTimeAsync(200);
  expect(aborted).not.toHaveBeenCalled();
});
