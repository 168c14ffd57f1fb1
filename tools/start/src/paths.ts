import { existsSync } from 'node:fs';
import path from 'node:path';
import { findBrands } from '@shop/outbound/brands';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The program that draws the demo's goods for the web server. */
export const DRAWING_WORKER = path.join(ROOT, 'tools/illustrator/src/worker.ts');

/**
 * The brands of the tree. The first one answers unknown hosts.
 * `only` selects brands; an empty list selects all.
 */
export const brandKeys = (first: string, only: readonly string[] = []): string[] => {
  const keys = findBrands().filter((key) => only.length === 0 || only.includes(key));
  return [...keys.filter((key) => key === first), ...keys.filter((key) => key !== first)];
};

/** Tells whether an earlier start built the brand; a new build replaces it. */
export const isBuiltBefore = (key: string): boolean =>
  existsSync(path.join(ROOT, 'dist/apps', key, 'brand.json'));
