import { unavailable } from '@shop/page';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { failureKind } from './failure-kind.ts';

afterEach(() => void vi.restoreAllMocks());

describe('a failure', () => {
  test('R-ERC-08 of a missing file of an older build asks for a refresh', () => {
    for (const message of [
      'Failed to fetch dynamically imported module: /assets/x.js',
      'Importing a module script failed.',
      'error loading dynamically imported module',
      'Unable to preload CSS for /assets/x.css',
    ])
      expect(failureKind(new Error(message)), message).toBe('deploy');
  });

  test('of any other kind is unexpected', () => {
    expect(failureKind(new Error('x is not a function'))).toBe('unexpected');
    expect(failureKind(new ErrorResponse(500, '', null))).toBe('unexpected');
  });

  test('is missing, withdrawn or unavailable by its status', () => {
    expect(failureKind(new ErrorResponse(404, '', null))).toBe('not-found');
    expect(failureKind(new ErrorResponse(410, '', null))).toBe('gone');
    expect(failureKind(new ErrorResponse(503, '', null))).toBe('unavailable');
  });

  test('of too many requests is not an outage of the shop', () => {
    expect(failureKind(new ErrorResponse(429, '', null))).toBe('too-many');
  });

  test('of an offline device is neither a new build nor an outage of the shop', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(failureKind(new Error('Importing a module script failed.'))).toBe('offline');
    expect(failureKind(new ErrorResponse(503, '', null))).toBe('offline');
    expect(failureKind(new ErrorResponse(404, '', null))).toBe('not-found');
  });

  test('of the files of a page’s routes has the kind of its status', () => {
    expect(failureKind(unavailable())).toBe('unavailable');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(failureKind(unavailable())).toBe('offline');
  });
});
