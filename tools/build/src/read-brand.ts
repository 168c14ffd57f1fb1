import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { refuseFaults, type BrandConfig } from '@shop/brand';

/** The configuration of a brand, from its app's folder; refuses one that could not be served. */
export const readBrand = async (app: string): Promise<BrandConfig> => {
  const file = path.join(app, 'src/brand.config.ts');
  const { brand } = (await import(pathToFileURL(file).href)) as { brand: BrandConfig };
  refuseFaults(brand);
  return brand;
};
