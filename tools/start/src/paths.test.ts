import { expect, test } from 'vitest';
import { brandKeys } from './paths.ts';

test('every folder with a brand configuration is a brand, the wanted one first', () => {
  const keys = brandKeys('nl');
  expect(keys[0]).toBe('nl');
  expect(keys).toEqual(expect.arrayContaining(['lt', 'lv', 'ee', 'pj', 'tp', 'wl', 'nl', 'ae']));
  expect(keys).not.toContain('api');
});

test('a brand served alone leaves the others out', () => {
  expect(brandKeys('nl', ['nl'])).toEqual(['nl']);
});
