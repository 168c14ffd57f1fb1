import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
const APPS = path.join(ROOT, 'apps');

/** The brands, by their configuration files; the one that unknown hosts get comes first. */
export const brandKeys = (first: string): string[] => {
  const keys = readdirSync(APPS).filter((name) => existsSync(path.join(APPS, name, 'src/brand.config.ts')));
  return [...keys.filter((key) => key === first), ...keys.filter((key) => key !== first)];
};
