import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
const APPS = path.join(ROOT, 'apps');

/**
 * The brands, by their configuration files; the one that unknown hosts get comes first.
 * `only` leaves out all that it does not name, unless it names none.
 */
export const brandKeys = (first: string, only: readonly string[] = []): string[] => {
  const keys = readdirSync(APPS).filter(
    (name) =>
      (only.length === 0 || only.includes(name)) && existsSync(path.join(APPS, name, 'src/brand.config.ts')),
  );
  return [...keys.filter((key) => key === first), ...keys.filter((key) => key !== first)];
};

/** Whether a former start left a build of the brand: a newer one replaces it where it lies. */
export const isBuiltBefore = (key: string): boolean =>
  existsSync(path.join(ROOT, 'dist/apps', key, 'brand.json'));
