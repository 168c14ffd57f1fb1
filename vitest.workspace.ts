import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { TestProjectConfiguration } from 'vitest/config';

const root = import.meta.dirname;

/** Projects whose tests need a document; all others run on plain Node. */
const RENDERS = new Set(['app-browser', 'app-shell', 'forms', 'page', 'testing-react', 'ui-theme']);
const renders = (name: string) => RENDERS.has(name) || name.startsWith('feature-');

/** Needs styles as well, but no document. */
const draws = (name: string) => name === 'app-server' || name.startsWith('theme-') || renders(name);

const testsIn = (folder: string, name: string): TestProjectConfiguration => ({
  extends: true,
  plugins: draws(name) ? [vanillaExtractPlugin()] : [],
  test: {
    name,
    root: path.join(root, folder),
    environment: renders(name) ? 'jsdom' : 'node',
    include: ['src/**/*.test.{ts,tsx}', '*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Tests without a document share a process and what it has imported: what one replaces, it restores.
    isolate: renders(name),
    setupFiles: renders(name) ? [path.join(root, 'libs/testing-react/src/vitest.setup.ts')] : [],
  },
});

const foldersIn = (parent: string, prefix = '') =>
  readdirSync(path.join(root, parent))
    .map((name) => ({ name: `${prefix}${name}`, folder: `${parent}/${name}` }))
    .filter(({ folder }) => existsSync(path.join(root, folder, 'tsconfig.json')));

/** Demo data of the commerce libraries: `orders-seed` in `libs/commerce-orders/seed`. */
const seeds = readdirSync(path.join(root, 'libs'))
  .filter((library) => existsSync(path.join(root, 'libs', library, 'seed/tsconfig.json')))
  .map((library) => ({ name: `${library.replace('commerce-', '')}-seed`, folder: `libs/${library}/seed` }));

const folders = [
  ...['libs', 'tools', 'apps'].flatMap((parent) => foldersIn(parent)),
  ...foldersIn('libs/ui-theme/themes', 'theme-'),
  ...seeds,
  { folder: 'libs/commerce-payments/registry', name: 'payment-registry' },
];

export default folders.map(({ folder, name }) => testsIn(folder, name));
