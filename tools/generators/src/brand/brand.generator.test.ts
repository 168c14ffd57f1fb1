import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyWorkspace } from '../workspace-copy.ts';

/** Commands of their own, not tasks of the run that this test is part of. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(NX_|VITEST|VITE_|NODE_ENV|NODE_OPTIONS)/.test(name)),
);

let copy: ReturnType<typeof copyWorkspace>;
/** @throws Error with everything that the command said. */
const nx = (...words: string[]): void => {
  const env = { ...environment, NX_DAEMON: 'false', NX_TUI: 'false', CI: 'true' };
  const { status, stdout, stderr } = spawnSync('node', ['node_modules/nx/dist/bin/nx.js', ...words], {
    cwd: copy.folder,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`nx ${words.join(' ')}\n${stdout}\n${stderr}`);
};
const made = (file: string) => path.join(copy.folder, 'apps/zz', file);

beforeAll(() => {
  copy = copyWorkspace();
  nx(
    'g',
    '@shop/generators:brand',
    'zz',
    '--name=Ninth & Sons',
    '--theme=nl',
    '--language=ee',
    '--country=FI',
    '--host=ninth.example',
  );
}, 120_000);
afterAll(() => copy.remove());

describe('a ninth brand is one command', () => {
  test('it has the files of the others, and only these', () => {
    const filesOf = (brand: string) =>
      readdirSync(path.join(copy.folder, 'apps', brand), { recursive: true }).sort();
    expect(filesOf('zz')).toEqual(filesOf('nl'));
  });

  test('it says what it was told', () => {
    const config = readFileSync(made('src/brand.config.ts'), 'utf8');
    for (const said of [
      `key: 'zz'`,
      `name: 'Ninth & Sons'`,
      `theme: 'nl'`,
      `defaultLocale: 'ee'`,
      `country: 'FI'`,
      `'https://ninth.example'`,
    ])
      expect(config).toContain(said);
    expect(readFileSync(made('src/theme.ts'), 'utf8')).toContain('themes/nl');
  });

  test('it is formatted, linted, type-checked, tested and built like any other', { timeout: 300_000 }, () => {
    nx('run-many', '-t', 'format', 'lint', 'typecheck', 'test', 'build', '-p', 'zz', '--outputStyle=static');
    expect(existsSync(path.join(copy.folder, 'dist/apps/zz/brand.json'))).toBe(true);
  });

  test('a key that is taken, and a theme that is none, are refused', { timeout: 60_000 }, () => {
    expect(() => nx('g', '@shop/generators:brand', 'lt', '--name=Again')).toThrow();
    expect(() => nx('g', '@shop/generators:brand', 'yy', '--name=Other', '--theme=none')).toThrow();
  });
});
