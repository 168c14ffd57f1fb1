import { ApiProblem } from '@shop/data-access';
import { afterEach, expect, test, vi } from 'vitest';
import { isOffline, isModuleOutOfReach } from './is-offline.ts';

afterEach(() => void vi.restoreAllMocks());

const GONE = new Error('Failed to fetch dynamically imported module: /assets/x.js');

test('a file that is gone while the shop answers went with an older build', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  expect(await isModuleOutOfReach(GONE)).toBe(false);
});

test('a file that cannot be fetched while the shop does not answer is out of reach', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await isModuleOutOfReach(GONE)).toBe(true);
  expect(await isModuleOutOfReach(new Error('x is not a function'))).toBe(false);
});

test('a device without a line is not asked again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const ask = vi.spyOn(globalThis, 'fetch');
  expect(await isModuleOutOfReach(GONE)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

test('a call that nobody answered, or that a server failed at, is a lost line; a refusal is none', async () => {
  expect(await isOffline(new ApiProblem('unreachable', 0, 'unreachable'))).toBe(true);
  expect(await isOffline(new ApiProblem('broken', 503, 'unavailable'))).toBe(true);
  expect(await isOffline(new ApiProblem('refused', 422, 'invalid_input'))).toBe(false);
});
