import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchBuilds } from './watch-builds.ts';

const served = vi.fn<() => Promise<Response>>();
const serve = (build: string) => served.mockImplementation(async () => Response.json({ build }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', served);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  served.mockReset();
});

const MINUTE = 60_000;

test('the build is requested at once, every five minutes and when the tab becomes visible, until it changes', async () => {
  const onNewBuild = vi.fn();
  serve('old');
  watchBuilds('old', onNewBuild);
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
  expect(served).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(served).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  expect(served).toHaveBeenCalledTimes(3);
  expect(onNewBuild).not.toHaveBeenCalled();

  serve('new');
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(onNewBuild).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(20 * MINUTE);
  expect(served).toHaveBeenCalledTimes(4);
  expect(onNewBuild).toHaveBeenCalledTimes(1);
});

test('a page of an older build detects the new one', async () => {
  const onNewBuild = vi.fn();
  serve('new');
  watchBuilds('old', onNewBuild);
  await vi.advanceTimersByTimeAsync(0);
  expect(onNewBuild).toHaveBeenCalledTimes(1);
});

test('no answer, and one without a build, have no effect', async () => {
  const onNewBuild = vi.fn();
  served.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  watchBuilds('old', onNewBuild);
  await vi.advanceTimersByTimeAsync(0);
  serve('');
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(served).toHaveBeenCalledTimes(2);
  expect(onNewBuild).not.toHaveBeenCalled();
});
