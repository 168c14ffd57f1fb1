import { ApiProblem } from '@shop/data-access';
import { afterEach, expect, test, vi } from 'vitest';
import { isOffline, isModuleOutOfReach } from './is-offline.ts';

afterEach(() => void vi.restoreAllMocks());

const GONE = new Error('Failed to fetch dynamically imported module: /assets/x.js');

test('a missing file while the shop answers was removed with an older build', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  expect(await isModuleOutOfReach(GONE)).toBe(false);
});

test('a file that cannot be fetched while the shop does not answer means offline', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await isModuleOutOfReach(GONE)).toBe(true);
  expect(await isModuleOutOfReach(new Error('x is not a function'))).toBe(false);
});

test('an offline device makes no request', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const ask = vi.spyOn(globalThis, 'fetch');
  expect(await isModuleOutOfReach(GONE)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

test('a call without an answer, or with a server failure, is a lost connection; a refusal is not', async () => {
  expect(await isOffline(new ApiProblem('unreachable', 0, 'unreachable'))).toBe(true);
  expect(await isOffline(new ApiProblem('broken', 503, 'unavailable'))).toBe(true);
  expect(await isOffline(new ApiProblem('refused', 422, 'invalid_input'))).toBe(false);
});
