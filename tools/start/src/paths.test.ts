import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandKeys, DRAWING_WORKER } from './paths.ts';
import { createStarter } from './starter.ts';

test('every folder with a brand configuration is a brand, the requested one first', () => {
  const keys = brandKeys('nl');
  expect(keys[0]).toBe('nl');
  expect(keys).toEqual(expect.arrayContaining(['lt', 'lv', 'ee', 'pj', 'tp', 'wl', 'nl', 'ae']));
  expect(keys).not.toContain('api');
});

test('a brand that is served alone excludes the others', () => {
  expect(brandKeys('nl', ['nl'])).toEqual(['nl']);
});

test('the servers of every start get the program that draws the demo’s goods', () => {
  expect(existsSync(DRAWING_WORKER)).toBe(true);
  expect(createStarter().environment('postgres://shop')['DRAWING_WORKER']).toBe(DRAWING_WORKER);
});
