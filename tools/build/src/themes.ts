import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** Keys of all brands in the order of the alphabet. A folder of `apps` is a brand by its `src/brand.config.ts`: no other list exists. */
export const findBrands = (repository = REPOSITORY): string[] => {
  const apps = path.join(repository, 'apps');
  return readdirSync(apps)
    .filter((name) => existsSync(path.join(apps, name, 'src/brand.config.ts')))
    .toSorted();
};

/** A theme of the tree, and whether it has a dark scheme. */
export type FoundTheme = { name: string; hasDark: boolean };

/** All themes in the order of the alphabet: each folder of `libs/ui-theme/themes` is one. */
export const findThemes = (repository = REPOSITORY): FoundTheme[] => {
  const themes = path.join(repository, 'libs/ui-theme/themes');
  return readdirSync(themes)
    .filter((name) => existsSync(path.join(themes, name, 'src/tokens.ts')))
    .toSorted()
    .map((name) => ({ name, hasDark: existsSync(path.join(themes, name, 'src/dark-tokens.ts')) }));
};
