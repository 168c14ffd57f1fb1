import type { Plugin } from 'vite';
import { readBrand } from './read-brand.ts';

/** The result of `brand.config.ts` as a literal, without the home page: pages get it from the API. */
export const brandModule = async (root: string): Promise<string> => {
  const { home: _, ...values } = await readBrand(root);
  return `export const brand = ${JSON.stringify(values)};`;
};

/**
 * A built client contains the values of its brand. The code and tables that derive them (`defineBrand`,
 * countries) stay out of the landing scripts.
 */
export const brandValuesPlugin = (root: string): Plugin => ({
  name: 'shop:brand-values',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: { filter: { id: /\/src\/brand\.config\.ts$/ }, handler: () => brandModule(root) },
});
