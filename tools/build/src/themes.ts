import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** A theme of the tree, and whether it has a dark scheme. */
export type FoundTheme = { name: string; hasDark: boolean };

/** All themes in alphabetical order: each folder of `libs/ui-theme/themes` is one. */
export const findThemes = (repository = REPOSITORY): FoundTheme[] => {
  const themes = path.join(repository, 'libs/ui-theme/themes');
  return readdirSync(themes)
    .filter((name) => existsSync(path.join(themes, name, 'src/tokens.ts')))
    .toSorted()
    .map((name) => ({ name, hasDark: existsSync(path.join(themes, name, 'src/dark-tokens.ts')) }));
};
