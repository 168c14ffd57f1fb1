import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyWorkspace } from './workspace-copy.ts';

/** Commands of their own, not tasks of the run that this test is part of. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(NX_|VITEST|VITE_|NODE_ENV|NODE_OPTIONS)/.test(name)),
);

let copy: ReturnType<typeof copyWorkspace>;
/** @throws Error with everything that the command said. */
const run = (program: string, ...words: string[]): void => {
  const env = { ...environment, NX_DAEMON: 'false', NX_TUI: 'false', CI: 'true' };
  const { status, stdout, stderr } = spawnSync('node', [`node_modules/${program}`, ...words], {
    cwd: copy.folder,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}\n${stdout}\n${stderr}`);
};
const nx = (...words: string[]) => run('nx/dist/bin/nx.js', ...words);
const made = (file: string) => path.join(copy.folder, file);

const BRAND = ['zz', '--name=Ninth & Sons', '--language=ee', '--country=FI', '--host=ninth.example'];

beforeAll(() => {
  copy = copyWorkspace();
  nx('g', '@shop/generators:component', 'harbour-light');
  nx('g', '@shop/generators:feature', 'harbour-news');
  nx('g', '@shop/generators:brand', ...BRAND, '--primary=#ffe600');
}, 180_000);
afterAll(() => copy.remove());

describe('a ninth brand of one colour is one command', () => {
  test('it has the files of the others, and only these', () => {
    const filesOf = (brand: string) => readdirSync(made(`apps/${brand}`), { recursive: true }).sort();
    expect(filesOf('zz')).toEqual(filesOf('nl'));
  });

  test('it says what it was told', () => {
    const config = readFileSync(made('apps/zz/src/brand.config.ts'), 'utf8');
    for (const said of [
      `key: 'zz'`,
      `name: 'Ninth & Sons'`,
      `theme: 'zz'`,
      `defaultLocale: 'ee'`,
      `country: 'FI'`,
      `'https://ninth.example'`,
    ])
      expect(config).toContain(said);
  });

  test('a key that is taken, and a theme that is none, are refused', { timeout: 60_000 }, () => {
    expect(() => nx('g', '@shop/generators:brand', 'lt', '--name=Again')).toThrow();
    expect(() => nx('g', '@shop/generators:brand', 'yy', '--name=Other', '--theme=none')).toThrow();
  });

  test('with a new feature in it, it passes and builds like any other', { timeout: 300_000 }, () => {
    const targets = ['format', 'lint', 'typecheck', 'test', 'build'];
    nx('run-many', '-t', ...targets, '-p', 'zz', 'feature-harbour-news', '--outputStyle=static');
    expect(existsSync(made('dist/apps/zz/brand.json'))).toBe(true);
  });
});

describe('what other libraries got with it', () => {
  const theme = 'libs/ui-theme/src';

  test('is written as the rest is', { timeout: 120_000 }, () => {
    const changed = ['ui-theme/package.json', 'brand/src', 'page/src', 'paths/src'].map(
      (file) => `libs/${file}`,
    );
    const listed = ['apps/*/src/features.ts', 'tools/storybook/src/themes.ts'];
    const added = ['harbour-light', '../themes/zz', 'index.ts', 'doors.test.ts'].map(
      (file) => `${theme}/${file}`,
    );
    run('prettier/bin/prettier.cjs', '--check', ...changed, ...listed, ...added);
    const linted = [
      `${theme}/harbour-light`,
      `${theme}/../themes/zz`,
      `${theme}/index.ts`,
      'libs/page',
      'libs/paths',
    ];
    run('eslint/bin/eslint.js', '--max-warnings=0', ...linted);
  });

  test('compiles', { timeout: 120_000 }, () => {
    for (const project of ['libs/ui-theme', 'tools/storybook'])
      run('typescript-native/bin/tsc', '--noEmit', '-p', `${project}/tsconfig.json`);
  });

  test('passes: the component, the doors, and the contrast of the new theme', { timeout: 120_000 }, () => {
    run(
      'vitest/vitest.mjs',
      'run',
      '--project',
      'ui-theme',
      'harbour-light',
      '--project',
      'theme-zz',
      'doors',
      'theme.test',
    );
  });
});
