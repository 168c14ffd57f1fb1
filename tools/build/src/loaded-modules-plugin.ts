import path from 'node:path';
import type { Plugin } from 'vite';

const LAZY_IMPORT = /\bimport\((['"])(\.[^'"]+)\1\)/g;

/**
 * Lets the server see which source files a page is made of: each lazy import of a library says its file before it loads.
 * From these names the built files of the page are looked up, so that its head can ask for them at once. What comes with
 * every page's entry (`comesAnyway`) has no file to ask for.
 */
export const loadedModulesPlugin = (repository: string, comesAnyway: (file: string) => boolean): Plugin => ({
  name: 'shop:loaded-modules',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  transform: {
    filter: { id: /\/libs\/[^/]+\/src\/.*\.tsx?$/, code: 'import(' },
    handler: (code, id) => ({
      code: code.replace(LAZY_IMPORT, (whole, _quote: string, specifier: string) => {
        const file = path.relative(repository, path.resolve(path.dirname(id), specifier));
        if (comesAnyway(file)) return whole;
        return `(globalThis.__shopLoading?.getStore()?.push(${JSON.stringify(file)}), ${whole})`;
      }),
      map: null,
    }),
  },
});
