import path from 'node:path';

const MODULES = path.resolve(import.meta.dirname, '../../../node_modules');

/** The router's package exports its development build, with warnings, by default. */
export const routerForProduction = [
  { find: /^react-router$/, replacement: path.join(MODULES, 'react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: path.join(MODULES, 'react-router/dist/production/dom-export.mjs'),
  },
];
