import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { execa } from 'execa';
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
const runScript = async (...words: string[]): Promise<void> => {
  const env = { ...environment, NX_DAEMON: 'false', NX_TUI: 'false', CI: 'true' };
  const { failed, all } = await execa('node', words, {
    ...{ cwd: copy.folder, env, extendEnv: false, reject: false, all: true, timeout: 6 * MINUTES },
  });
  assert.ok(!failed, `${words.join(' ')}\n${all}`);
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
const READERS = ['build', 'generators', 'messages', 'start'].map((name) => `tools/${name}`);
/** A new component does not change the others: of the components, only its own tests are run. */
const TESTED = [...MADE, ...CHANGED, THEME, ...READERS]
  .filter((folder) => folder !== 'libs/ui-theme')
  .concat(`libs/ui-theme/src/${component.name}`);
const DOORS = 'libs/ui-theme/src/doors.test.ts';

test('the commands of the README, and a brand with an existing theme, succeed', async () => {
  for (const { call } of [brand, plainBrand, component, feature]) await nx('g', ...call);
  assert.ok(has(`${THEME}/src/tokens.ts`));
});

// Most of these programs use one core.
describe('the generated files', { concurrency: availableParallelism() }, () => {
  test('their tests, and those that read the tree, pass', async () => {
    for (const folder of TESTED)
      assert.ok(globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: copy.folder }).length > 0, folder);
    assert.ok(has(DOORS));
    const chosen = [...TESTED.map((folder) => `${folder}/`), DOORS];
    await run('vitest/vitest.mjs', 'run', '-c', 'vitest.whole-tree.config.ts', ...chosen);
  });

  test('the new brand builds through Nx, with the new feature and its own theme in it', async () => {
    await nx('run-many', '-t', 'build', '-p', brand.name, '--outputStyle=static');
    assert.ok(has(`dist/apps/${brand.name}/brand.json`));
  });

  test('lint and walls pass', async () => {
    await run(
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

  test('the tests of the walls pass, and no other file lists the brands', async () => {
    // Those that read the projects or the brands.
    const walls = ['walls.test.mjs', 'looks.test.mjs'].map((file) => `tools/walls/${file}`);
    await runScript('--test', ...walls, 'tools/whole-tree/brand-lists.test.mjs');
  });

  // Brands differ only by their theme, so one new and one old brand represent all.
  for (const project of [...MADE.filter((folder) => !folder.endsWith(plainBrand.name)), THEME, ...CHANGED])
    test(`${project} compiles`, async () => {
      await run('typescript-native/bin/tsc', '--noEmit', '-p', `${project}/tsconfig.json`);
    });

  test('they are formatted', async () => {
    await run('prettier/bin/prettier.cjs', '--check', ...MADE, THEME, ...CHANGED);
  });
});
