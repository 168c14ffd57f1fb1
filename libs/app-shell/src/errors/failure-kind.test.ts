import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { failureKind } from './failure-kind.ts';

afterEach(() => void vi.restoreAllMocks());

describe('a failure', () => {
  test('R-ERC-08 of a file of an older build asks for a refresh', () => {
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

  test('tells missing, withdrawn and unreachable pages apart', () => {
    expect(failureKind(new ErrorResponse(404, '', null))).toBe('not-found');
    expect(failureKind(new ErrorResponse(410, '', null))).toBe('gone');
    expect(failureKind(new ErrorResponse(503, '', null))).toBe('unavailable');
  });

  test('of too many requests is no outage of the shop', () => {
    expect(failureKind(new ErrorResponse(429, '', null))).toBe('too-many');
  });

  test('of a device without a line is no new build and no outage of the shop', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(failureKind(new Error('Importing a module script failed.'))).toBe('offline');
    expect(failureKind(new ErrorResponse(503, '', null))).toBe('offline');
    expect(failureKind(new ErrorResponse(404, '', null))).toBe('not-found');
  });
});
