import type { Plugin } from 'vite';

/** Loaded once by the web server and used by the server builds of all brands. */
export const SHARED_ON_SERVER = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  'react-intl',
  'jotai',
];

/** Every specifier by which a brand's server build imports a shared package. */
const SPECIFIERS = [...SHARED_ON_SERVER, 'react/jsx-runtime', 'react-dom/server', 'react-dom/static'];

const PREFIX = 'shared:';

/** The inputs of the web server's build for shared packages, by their output file. */
export const sharedInputs = (): Record<string, string> =>
  Object.fromEntries(SPECIFIERS.map((specifier) => [`shared/${specifier}`, `${PREFIX}${specifier}`]));

/** The source that re-exports a package. A bundled CommonJS package has no named exports, so each is listed. */
export const handOn = (specifier: string, exported: readonly string[]): string => {
  const names = exported.filter((name) => name !== '__esModule' && /^[\w$]+$/.test(name));
  return `export { ${names.join(', ')} } from '${specifier}';\n`;
};

/** Makes each shared package an input of the build. */
export const sharedPackagesPlugin = (): Plugin => ({
  name: 'shop:shared-packages',
  resolveId: {
    filter: { id: /^shared:/ },
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: /^\0shared:/ },
    handler: async (id) => {
      const specifier = id.slice(1 + PREFIX.length);
      return handOn(specifier, Object.keys((await import(specifier)) as object));
    },
  },
});
