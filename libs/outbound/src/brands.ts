import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/**
 * Keys of all brands in alphabetical order. A folder of `apps` is a brand if it has a `src/brand.config.ts`: no other
 * list exists.
 */
export const findBrands = (repository = REPOSITORY): string[] => {
  const apps = path.join(repository, 'apps');
  return readdirSync(apps)
    .filter((name) => existsSync(path.join(apps, name, 'src/brand.config.ts')))
    .toSorted();
};
