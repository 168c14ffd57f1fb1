// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { recentSearches } from './recent-searches.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('the latest search comes first, and only once in any spelling', () => {
  recentSearches.remember('kettle');
  recentSearches.remember('lamp');
  recentSearches.remember('  Kettle ');
  expect(recentSearches.read()).toEqual(['Kettle', 'lamp']);
});

test('six are stored, and an empty search is not', () => {
  for (const term of ['a', 'b', 'c', 'd', '', 'e', ' ', 'f', 'g']) recentSearches.remember(term);
  expect(recentSearches.read()).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
});

test('they can be deleted', () => {
  recentSearches.remember('kettle');
  recentSearches.forget();
  expect(recentSearches.read()).toEqual([]);
});

test('foreign data under the storage key is ignored', () => {
  localStorage.setItem('shop_recent_searches', '{"not":"a list"}');
  expect(recentSearches.read()).toEqual([]);
  localStorage.setItem('shop_recent_searches', '["lamp", 7, null, ""]');
  expect(recentSearches.read()).toEqual(['lamp']);
  localStorage.setItem('shop_recent_searches', 'torn [');
  expect(recentSearches.read()).toEqual([]);
});

test('without storage searching still works', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(() => recentSearches.remember('kettle')).not.toThrow();
  expect(recentSearches.read()).toEqual([]);
});
