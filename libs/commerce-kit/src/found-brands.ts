import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandConfig, BrandManifest } from '@shop/brand';

const foldersIn = async (folder: string) =>
  existsSync(folder) ? (await readdir(folder)).sort().map((name) => path.join(folder, name)) : [];

/** The brands that were built: each build leaves a `brand.json`. */
export const findBuiltBrands = async (brandsDir: string): Promise<BrandConfig[]> => {
  const files = (await foldersIn(brandsDir)).map((folder) => path.join(folder, 'brand.json'));
  const built = files.filter((file) => existsSync(file));
  return Promise.all(
    built.map(async (file) => (JSON.parse(await readFile(file, 'utf8')) as BrandManifest).config),
  );
};

/** The brands by their sources, for a developer who has built none. */
export const findSourceBrands = async (appsDir: string): Promise<BrandConfig[]> => {
  const files = (await foldersIn(appsDir)).map((folder) => path.join(folder, 'src/brand.config.ts'));
  const sources = files.filter((file) => existsSync(file));
  const modules = await Promise.all(
    sources.map(
      (file) => import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<Record<string, unknown>>,
    ),
  );
  return modules.flatMap((found) => Object.values(found).filter(isBrandConfig));
};

const isBrandConfig = (value: unknown): value is BrandConfig =>
  typeof value === 'object' && value !== null && 'key' in value && 'shipsTo' in value;
