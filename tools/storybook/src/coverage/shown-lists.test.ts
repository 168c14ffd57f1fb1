import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findThemes } from '@shop/build/themes';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
/** Read as text, because themes and features cannot be loaded without a build. */
const importsOf = (file: string, pattern: RegExp) =>
  [...readFileSync(path.join(ROOT, 'tools/storybook/src', file), 'utf8').matchAll(pattern)].map(
    ([, name]) => name,
  );

test('the toolbar offers every theme of the tree', () => {
  const offered = importsOf('themes.ts', /'@shop\/ui-theme\/themes\/([\w-]+)'/g);
  expect(offered.toSorted()).toEqual(findThemes().map(({ name }) => name));
});

test('the stories of pages use every feature of the tree', () => {
  const shown = importsOf('pages/features.ts', /'@shop\/(feature-[\w-]+)'/g);
  const present = globSync('libs/feature-*/src/index.ts', { cwd: ROOT })
    .map((file) => file.split(/[\\/]/)[1])
    // No brand's site has the pages of the office.
    .filter((name) => name !== 'feature-office');
  expect(shown.toSorted()).toEqual(present.toSorted());
});
