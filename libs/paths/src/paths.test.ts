import { describe, expect, test } from 'vitest';
import { loginFor, paths } from './paths.ts';
import { isRecordId, isSecretSlug, isToken, isWordPath } from './slugs.ts';

describe('links', () => {
  test('are built from the page’s own pattern', () => {
    expect(paths.cart.to()).toBe('/cart');
    expect(paths.category.to({ '*': 'electronics/audio' })).toBe('/c/electronics/audio');
    expect(paths.checkout.to({})).toBe('/checkout');
    expect(paths.checkout.to({ slug: 'abc' })).toBe('/checkout/abc');
    expect(paths.search.to({}, { s: 'a b', sort: undefined })).toBe('/search?s=a%20b');
    expect(loginFor('/my-orders?x=1')).toBe('/login?redirect=%2Fmy-orders%3Fx%3D1');
  });

  test('throw without a required parameter', () => {
    expect(() => paths.order.to({ slug: undefined as never })).toThrow('slug');
  });
});

describe('address parameters', () => {
  test('R-PAR-01 word slugs are lower-case words joined by single hyphens', () => {
    for (const good of ['a', 'over-ear-headphones', '5g']) expect(isWordPath(good), good).toBe(true);
    for (const bad of ['', '-a', 'a--b', 'A', 'a_b', 'ą', 'x'.repeat(256)])
      expect(isWordPath(bad), bad).toBe(false);
    expect(isWordPath('electronics/audio')).toBe(true);
    expect(isWordPath('electronics//audio')).toBe(false);
    expect(isWordPath('')).toBe(false);
  });

  test('R-PAR-02 ids are positive whole numbers that the database can count', () => {
    for (const good of ['1', '42', '2147483647']) expect(isRecordId(good), good).toBe(true);
    for (const bad of ['', '0', '01', '-1', '+1', '1.5', '1e3', ' 1', '٣', '2147483648', '99999999999'])
      expect(isRecordId(bad), bad).toBe(false);
  });

  test('R-PAR-01 secret slugs and tokens have their exact length', () => {
    expect(isSecretSlug('A'.repeat(22))).toBe(true);
    expect(isSecretSlug('A'.repeat(21))).toBe(false);
    expect(isSecretSlug(`${'A'.repeat(21)}/`)).toBe(false);
    expect(isToken('b'.repeat(43))).toBe(true);
    expect(isToken('b'.repeat(44))).toBe(false);
  });
});
