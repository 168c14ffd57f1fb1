import type { Plugin } from 'vite';

const NAMED = /^\w+\.displayName = .*;$/gm;
const MADE = /^((?:const|var) \w+ =) (createFormatted\w+|React\d*\.(?:memo|forwardRef))\(/gm;

export const withoutNames = (code: string): string =>
  code.replace(NAMED, '').replace(MADE, '$1 /* @__PURE__ */ $2(');

/**
 * Libraries name their components by an assignment (`Link.displayName = 'Link'`) and create them by calls. A bundler
 * must keep both, even for unused components. This plugin marks both as free of side effects, so unused components are removed.
 */
export const unusedComponentsPlugin = (): Plugin => ({
  name: 'shop:unused-components',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: /\/node_modules\/react-(intl|router)\/.*\.m?js$/ },
    handler: (code) => ({ code: withoutNames(code), map: null }),
  },
});
