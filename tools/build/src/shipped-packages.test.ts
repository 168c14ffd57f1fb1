import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packagesWithNeeds } from './shipped-packages.ts';

let root: string;
const install = (folder: string, needs: object = {}) => {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(needs));
};

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'packages-'));
  install('node_modules/pictures', {
    dependencies: { colour: '1' },
    optionalDependencies: { '@pictures/linux': '1', '@pictures/windows': '1' },
  });
  install('node_modules/colour');
  install('node_modules/pictures/node_modules/colour');
  install('node_modules/@pictures/linux', { dependencies: { pictures: '1' } });
  install('node_modules/broken', { dependencies: { missing: '1' } });
});
afterAll(() => rmSync(root, { recursive: true }));

test('a package is copied with its dependencies, in the versions that it would find itself', () => {
  expect(packagesWithNeeds(root, ['pictures'])).toEqual([
    'node_modules/@pictures/linux',
    'node_modules/pictures',
    'node_modules/pictures/node_modules/colour',
  ]);
});

test('a scope selects its installed packages', () => {
  expect(packagesWithNeeds(root, ['@pictures/*'])).toContain('node_modules/@pictures/linux');
});

test('a dependency that is not installed is named', () => {
  expect(() => packagesWithNeeds(root, ['broken'])).toThrow(
    'missing is not installed, and node_modules/broken needs it',
  );
  expect(() => packagesWithNeeds(root, ['gone'])).toThrow('gone is not installed, and the list needs it');
});
