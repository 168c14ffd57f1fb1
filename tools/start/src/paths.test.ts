import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandKeys, DRAWING_WORKER } from './paths.ts';
import { createStarter } from './starter.ts';

test('every folder with a brand configuration is a brand, the wanted one first', () => {
  const keys = brandKeys('nl');
  expect(keys[0]).toBe('nl');
  expect(keys).toEqual(expect.arrayContaining(['lt', 'lv', 'ee', 'pj', 'tp', 'wl', 'nl', 'ae']));
  expect(keys).not.toContain('api');
});

test('a brand served alone leaves the others out', () => {
  expect(brandKeys('nl', ['nl'])).toEqual(['nl']);
});

test('the servers of every start are told which program draws the demo’s goods', () => {
  expect(existsSync(DRAWING_WORKER)).toBe(true);
  expect(createStarter().environment('postgres://shop')['DRAWING_WORKER']).toBe(DRAWING_WORKER);
});
