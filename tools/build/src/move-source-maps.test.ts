import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveSourceMaps } from './move-source-maps.ts';

let folder = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'maps-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('source maps are moved out of the served folder, and those of an older build are removed', async () => {
  write('client/assets/page-1.js', 'script');
  write('client/assets/page-1.js.map', 'map');
  write('source-maps/assets/old.js.map', 'old');
  await moveSourceMaps(path.join(folder, 'client'), path.join(folder, 'source-maps'));
  expect(existsSync(path.join(folder, 'client/assets/page-1.js'))).toBe(true);
  expect(existsSync(path.join(folder, 'client/assets/page-1.js.map'))).toBe(false);
  expect(readFileSync(path.join(folder, 'source-maps/assets/page-1.js.map'), 'utf8')).toBe('map');
  expect(existsSync(path.join(folder, 'source-maps/assets/old.js.map'))).toBe(false);
});
