import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const root = import.meta.dirname;

/** Projects whose tests need a document; all others run on plain Node. */
const RENDERS = new Set(['app-browser', 'app-shell', 'forms', 'page', 'testing-react', 'ui-theme']);
const renders = ({ name }: Folder) => RENDERS.has(name) || name.startsWith('feature-');

type Folder = { name: string; folder: string };

const TESTS = ['src/**/*.test.{ts,tsx}', '*.test.ts'];

const setup = path.join(root, 'libs/testing-react/src/vitest.setup.ts');

type TestFiles = { name: string; include: string[]; exclude?: string[]; isolate?: boolean };

/** Has no root and no plugins of its own: then all projects share one Vite server, which transforms each file once. */
const projectOf = (needsDocument: boolean, files: TestFiles): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    environment: needsDocument ? 'jsdom' : 'node',
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Tests share a process and what it has imported: a test restores what it replaces.
    isolate: false,
    setupFiles: needsDocument ? [setup] : [],
    ...files,
  },
});

const testsOf = ({ folder }: Folder): string[] => TESTS.map((pattern) => `${folder}/${pattern}`);

/** Test files that replace modules. Modules that a shared process has imported already would not be replaced. */
const mocksIn = (folder: Folder): string[] =>
  globSync(testsOf(folder), { cwd: root })
    .filter((file) => /vi\.(?:do)?mock\(/i.test(readFileSync(path.join(root, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'));

/** The folders' test files as one project, and those that replace modules as a second one. */
const projectsOf = (name: string, of: readonly Folder[], needsDocument: boolean) => {
  const include = of.flatMap(testsOf);
  const mocks = of.flatMap(mocksIn);
  if (mocks.length === 0) return [projectOf(needsDocument, { name, include })];
  return [
    projectOf(needsDocument, { name, include, exclude: mocks }),
    projectOf(needsDocument, { name: `${name}:mocks`, include: mocks, isolate: true }),
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

/** One Vitest project for each project of the tree. */
export default folders.flatMap((folder) => projectsOf(folder.name, [folder], renders(folder)));

/**
 * The same test files in few projects, for a run of all: Vitest starts new processes for each project. The server's
 * long files come first, because Vitest takes the projects by name.
 */
export const wholeTree = [
  ...projectsOf(
    'node',
    folders.filter((folder) => !renders(folder)),
    false,
  ),
  ...projectsOf('rendered', folders.filter(renders), true),
];
