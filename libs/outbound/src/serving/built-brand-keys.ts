import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const isBrand = (folder: string): boolean => existsSync(path.join(folder, 'brand.json'));

/** Folders of the built brands, each with its `brand.json`: the given folder, or those in it. */
export const builtBrandFolders = (brandsDir: string): readonly string[] => {
  if (!existsSync(brandsDir)) return [];
  if (isBrand(brandsDir)) return [brandsDir];
  return readdirSync(brandsDir)
    .toSorted()
    .map((name) => path.join(brandsDir, name))
    .filter(isBrand);
};

const keyOf = (folder: string): string =>
  (JSON.parse(readFileSync(path.join(folder, 'brand.json'), 'utf8')) as { config: { key: string } }).config
    .key;

/** Keys of the brands that were built into a folder. */
export const builtBrandKeys = (brandsDir: string): readonly string[] =>
  builtBrandFolders(brandsDir).map(keyOf);
