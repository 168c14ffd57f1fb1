import type { Plugin } from 'vite';
import { readBrand } from './read-brand.ts';

/** What `brand.config.ts` comes to, written out. */
export const brandModule = async (root: string): Promise<string> =>
  `export const brand = ${JSON.stringify(await readBrand(root))};`;

/**
 * A built client carries the values of its brand. The code and tables that derive them (`defineBrand`, countries) stay
 * out of the landing scripts.
 */
export const brandValuesPlugin = (root: string): Plugin => ({
  name: 'shop:brand-values',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: { filter: { id: /\/src\/brand\.config\.ts$/ }, handler: () => brandModule(root) },
});
