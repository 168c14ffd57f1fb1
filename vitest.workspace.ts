import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { TestProjectConfiguration } from 'vitest/config';

const root = import.meta.dirname;

/** Projects whose tests need a document; all others run on plain Node. */
const RENDERS = new Set(['app-browser', 'app-shell', 'forms', 'page', 'testing-react', 'ui-theme']);
const renders = (name: string) => RENDERS.has(name) || name.startsWith('feature-');

/** Needs styles as well, but no document. */
const draws = (name: string) => name === 'app-server' || name.startsWith('theme-') || renders(name);

type Folder = { name: string; folder: string };

const TESTS = ['src/**/*.test.{ts,tsx}', '*.test.ts'];

const setup = path.join(root, 'libs/testing-react/src/vitest.setup.ts');

const projectOf = (
  { name, folder }: Folder,
  files: { include?: string[]; exclude?: string[]; isolate?: boolean; name?: string },
): TestProjectConfiguration => ({
  extends: true,
  plugins: draws(name) ? [vanillaExtractPlugin()] : [],
  test: {
    name,
    root: path.join(root, folder),
    environment: renders(name) ? 'jsdom' : 'node',
    include: TESTS,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Tests share a process and what it has imported: a test restores what it replaces.
    isolate: false,
    setupFiles: renders(name) ? [setup] : [],
    ...files,
  },
});

/** Test files that replace modules. Modules that a shared process has imported already would not be replaced. */
const mocksIn = (folder: string): string[] =>
  globSync(TESTS, { cwd: path.join(root, folder) })
    .filter((file) => /vi\.(?:do)?mock\(/i.test(readFileSync(path.join(root, folder, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'));

const testsIn = ({ name, folder }: Folder): TestProjectConfiguration[] => {
  const mocks = mocksIn(folder);
  if (mocks.length === 0) return [projectOf({ name, folder }, {})];
  return [
    projectOf({ name, folder }, { exclude: mocks }),
    projectOf({ name, folder }, { name: `${name}:mocks`, include: mocks, isolate: true }),
  ];
};

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

export default folders.flatMap(testsIn);
