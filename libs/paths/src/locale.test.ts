import { describe, expect, test } from 'vitest';
import { isUnlocalised, localised, safeRedirect, splitLocale, withoutTracking } from './locale.ts';

const OFFERED = ['en', 'lt', 'lv', 'ee'] as const;

describe('the language in an address', () => {
  test('R-LOC-11 is its first segment when the brand offers it', () => {
    expect(splitLocale('/lt/cart', OFFERED)).toEqual({ locale: 'lt', path: '/cart' });
    expect(splitLocale('/ee', OFFERED)).toEqual({ locale: 'ee', path: '/' });
  });

  test('R-LOC-03 two letters that are not a language stay in the path', () => {
    expect(splitLocale('/xx/cart', OFFERED)).toEqual({ locale: undefined, path: '/xx/cart' });
    expect(splitLocale('/lttt', OFFERED)).toEqual({ locale: undefined, path: '/lttt' });
  });

  test('R-LOC-02 every path is found again with a language in front', () => {
    for (const path of ['/', '/cart', '/c/a/b?s=x', '/?a=1']) {
      const split = splitLocale(localised(path, 'lv').split('?')[0] ?? '', OFFERED);
      expect(split).toEqual({ locale: 'lv', path: path.split('?')[0] });
    }
  });

  test('internal routes have no language', () => {
    for (const path of [
      '/status',
      '/healthz',
      '/readyz',
      '/api/x',
      '/assets/a.js',
      '/img/card/x',
      '/builds/latest.json',
      '/robots.txt',
    ])
      expect(isUnlocalised(path), path).toBe(true);
    for (const path of ['/statuses', '/cart', '/imgx', '/']) expect(isUnlocalised(path), path).toBe(false);
  });
});

describe('R-QRY-04 the target of a login redirect', () => {
  test('is a path of this site', () => {
    for (const path of ['/cart', '/c/a?x=1#y', '/']) expect(safeRedirect(path)).toBe(path);
  });

  test('and has only characters that a header may contain', () => {
    expect(safeRedirect('/search?s=žiemos batai&x=%C5%BE')).toBe('/search?s=%C5%BEiemos%20batai&x=%C5%BE');
    expect(safeRedirect('/p/\u{1f462}。')).toBe('/p/%F0%9F%91%A2%E3%80%82');
    expect(safeRedirect('/half-a-letter-\ud83d')).toBeUndefined();
  });

  test('and never a path that a browser could read as another site', () => {
    const others = [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'javascript:alert(1)',
      '/a//b',
      '/\t/evil.example',
      '/\n/evil.example',
      '',
      null,
      undefined,
      'cart',
    ];
    for (const other of others) expect(safeRedirect(other), String(other)).toBeUndefined();
  });
});

test('R-QRY-03 parameters that only scripts read are left out of the query, in its order', () => {
  expect(withoutTracking('?utm_source=a&s=x&gclid=1&componentHint=home&sort=2')).toBe('?s=x&sort=2');
  expect(withoutTracking('?utm_source=a')).toBe('');
  expect(withoutTracking('')).toBe('');
});
