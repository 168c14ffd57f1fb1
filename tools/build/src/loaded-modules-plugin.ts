import path from 'node:path';
import type { Plugin } from 'vite';

const LAZY_IMPORT = /\bimport\((['"])(\.[^'"]+)\1\)/g;

/**
 * Reports to the server which source files a page uses: each lazy import of a library records its file before it loads.
 * The server looks up the built files by these names, so that the page's head can preload them. Modules of
 * the entry (`comesAnyway`) need no preload.
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
