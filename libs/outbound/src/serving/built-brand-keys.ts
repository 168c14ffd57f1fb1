import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Keys of the brands that were built into a folder: each build leaves a `brand.json`. */
export const builtBrandKeys = (brandsDir: string): readonly string[] =>
  existsSync(brandsDir)
    ? readdirSync(brandsDir).filter((key) => existsSync(path.join(brandsDir, key, 'brand.json')))
    : [];
