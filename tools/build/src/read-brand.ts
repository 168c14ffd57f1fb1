import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandConfig } from '@shop/brand';

/** The configuration of a brand, from its app's folder. */
export const readBrand = async (app: string): Promise<BrandConfig> => {
  const file = path.join(app, 'src/brand.config.ts');
  return ((await import(pathToFileURL(file).href)) as { brand: BrandConfig }).brand;
};
