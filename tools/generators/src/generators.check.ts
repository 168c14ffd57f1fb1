import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { examplesIn, withFreeName } from './readme-examples.ts';
import { copyWorkspace } from './workspace-copy.ts';

/** Separate commands, not tasks of the surrounding Nx run. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(NX_|VITEST|VITE_|NODE_ENV|NODE_OPTIONS|NODE_TEST)/.test(name),
  ),
);
const MINUTES = 60_000;

const copy = copyWorkspace();
after(() => copy.remove());
const has = (file: string) => existsSync(path.join(copy.folder, file));

/** Runs Node in the copy. @throws Error with its complete output. */
const runScript = (...words: string[]): void => {
  const env = { ...environment, NX_DAEMON: 'false', NX_TUI: 'false', CI: 'true' };
  const { status, stdout, stderr } = spawnSync('node', words, {
    ...{ cwd: copy.folder, env, encoding: 'utf8', timeout: 4 * MINUTES },
  });
  assert.equal(status, 0, `${words.join(' ')}\n${stdout}\n${stderr}`);
};
const run = (program: string, ...words: string[]) => runScript(`node_modules/${program}`, ...words);
const nx = (...words: string[]) => run('nx/dist/bin/nx.js', ...words);

const calls = examplesIn(readFileSync(path.join(copy.folder, 'README.md'), 'utf8'));
const named = (generator: RegExp, folder: string) => {
  const call = calls.find(([name = '']) => generator.test(name));
  assert.ok(call, `the README shows no call of ${generator}`);
  return withFreeName(call, (name) => has(`${folder}${name}`));
};
const brand = named(/brand$/, 'apps/');
const component = named(/component$/, 'libs/ui-theme/src/');
const feature = named(/feature$/, 'libs/feature-');
const plainBrand = withFreeName(
  ['@shop/generators:brand', `${brand.name}-b`, '--name=Second & Sons', '--theme=nl'],
  (name) => has(`apps/${name}`),
);

/** New and changed projects. One old brand represents all, because their files are the same. */
const MADE = [`apps/${brand.name}`, `apps/${plainBrand.name}`, `libs/feature-${feature.name}`];
const THEME = `libs/ui-theme/themes/${brand.name}`;
const CHANGED = ['apps/lt', 'libs/brand', 'libs/paths', 'libs/ui-theme', 'tools/storybook'];
/** Projects whose tests read the tree. */
const READERS = ['build', 'generators', 'messages', 'start'];
const nameOf = (folder: string) => path.basename(folder);

test('the commands of the README, and a brand with an existing theme, succeed', () => {
  for (const { call } of [brand, plainBrand, component, feature]) nx('g', ...call);
  assert.ok(has(`${THEME}/src/tokens.ts`));
});

test('the generated files are formatted', () => {
  run('prettier/bin/prettier.cjs', '--check', ...MADE, THEME, ...CHANGED);
});

test('the generated files pass lint and walls', () => {
  run(
    'eslint/bin/eslint.js',
    '--max-warnings=0',
    ...MADE,
    THEME,
    `libs/ui-theme/src/${component.name}`,
    ...CHANGED.slice(0, 3),
    'tools/storybook/src/themes.ts',
    'tools/storybook/src/pages',
  );
});

// Brands differ only by their theme, so one new and one old brand represent all.
for (const project of [...MADE.filter((folder) => !folder.endsWith(plainBrand.name)), THEME, ...CHANGED])
  test(`${project} compiles`, () => {
    run('typescript-native/bin/tsc', '--noEmit', '-p', `${project}/tsconfig.json`);
  });

test('the tests of the generated projects, and those that read the tree, pass', () => {
  const projects = [...MADE, ...CHANGED].map(nameOf).concat(`theme-${brand.name}`, READERS);
  const chosen = projects.filter((name) => name !== 'ui-theme').flatMap((name) => ['--project', name]);
  run('vitest/vitest.mjs', 'run', ...chosen);
  // A new component does not change the others.
  run('vitest/vitest.mjs', 'run', '--project', 'ui-theme', component.name, 'doors');
});

test('the tests of the walls pass, and no other file lists the brands', () => {
  const walls = readdirSync(path.join(copy.folder, 'tools/walls')).filter((file) =>
    file.endsWith('.test.mjs'),
  );
  assert.ok(walls.length > 0);
  const tests = [...walls.map((file) => `tools/walls/${file}`), 'tools/whole-tree/brand-lists.test.mjs'];
  runScript('--test', ...tests);
});

test('the new brand builds through Nx, with the new feature and its own theme in it', () => {
  nx('run-many', '-t', 'build', '-p', brand.name, '--outputStyle=static');
  assert.ok(has(`dist/apps/${brand.name}/brand.json`));
});
