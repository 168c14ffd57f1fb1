import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAskAgain } from './use-ask-again.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Page = ({ ask, isSlow }: { ask: () => void; isSlow: boolean }) => {
  useAskAgain(ask, { isSlow });
  return null;
};

/** The seconds of the page's polls, counted from its first display. */
const openPage = ({ isSlow = false } = {}) => {
  const start = Date.now();
  const asked: number[] = [];
  const ask = () => void asked.push(Math.round((Date.now() - start) / 1000));
  const { rerender } = render(<Page ask={ask} isSlow={isSlow} />);
  return { asked, redraw: () => rerender(<Page ask={ask} isSlow={isSlow} />) };
};

const turn = (visibility: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('the page polls after three seconds, then at growing intervals, up to thirty seconds', () => {
  const { asked } = openPage();
  vi.advanceTimersByTime(5 * 60_000);
  const gaps = asked.map((at, index) => at - (asked[index - 1] ?? 0));
  expect(gaps).toEqual([3, 6, 12, 24, 30, 30, 30, 30, 30, 30, 30, 30]);
});

test('a payment under review is polled every thirty seconds from the start', () => {
  const { asked } = openPage({ isSlow: true });
  vi.advanceTimersByTime(90_000);
  expect(asked).toEqual([30, 60, 90]);
});

test('a hidden tab does not poll; when visible again it polls at once, then continues', () => {
  const { asked } = openPage();
  turn('hidden');
  vi.advanceTimersByTime(10 * 60_000);
  expect(asked).toEqual([]);
  turn('visible');
  expect(asked).toEqual([600]);
  vi.advanceTimersByTime(3_000);
  expect(asked).toEqual([600, 603]);
});

test('a page re-rendered with every answer keeps its interval', () => {
  const { asked, redraw } = openPage();
  for (let second = 0; second < 10; second += 1) {
    vi.advanceTimersByTime(1_000);
    redraw();
  }
  expect(asked).toEqual([3, 9]);
});

test('a page that was left stops polling', () => {
  const { asked } = openPage();
  cleanup();
  turn('visible');
  vi.advanceTimersByTime(60_000);
  expect(asked).toEqual([]);
});
