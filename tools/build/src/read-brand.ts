import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { refuseFaults, type BrandConfig } from '@shop/brand';

/** Reads the configuration of a brand from its app's folder. Refuses an invalid one. */
export const readBrand = async (app: string): Promise<BrandConfig> => {
  const file = path.join(app, 'src/brand.config.ts');
  const { brand } = (await import(pathToFileURL(file).href)) as { brand: BrandConfig };
  refuseFaults(brand);
  return brand;
};
