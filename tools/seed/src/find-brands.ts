import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandConfig } from '@shop/brand';

const APPS = path.resolve(import.meta.dirname, '../../../apps');

/** The brands of the workspace: apps with a brand configuration. */
export async function findBrands(apps = APPS): Promise<BrandConfig[]> {
  if (!existsSync(apps)) return [];
  const files = readdirSync(apps)
    .sort()
    .map((app) => path.join(apps, app, 'src/brand.config.ts'))
    .filter((file) => existsSync(file));
  return Promise.all(
    files.map(async (file) => ((await import(pathToFileURL(file).href)) as { brand: BrandConfig }).brand),
  );
}
