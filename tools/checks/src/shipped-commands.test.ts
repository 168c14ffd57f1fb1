import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVERS } from '@shop/build/servers';
import { execa } from 'execa';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const { programs } = SERVERS['api'] ?? { programs: {} };

/** The npm scripts that run a program of the API, with its source. */
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const source = /\bapps\/api\/(src\/\S+\.ts)/.exec(command)?.[1];
  return source === undefined ? [] : [[name, source] as const];
});

test('every npm script that runs a command of the API is a program of the shipped API', () => {
  expect(commands.length).toBeGreaterThan(6);
  expect(programs).toMatchObject(Object.fromEntries(commands));
});

/** What a command's script gives to Node, and the file that has its acts. */
const deskOf = ([name, source]: readonly [string, string]) => {
  const [, flags = ''] = /^node (.*)apps\/api\//.exec(scripts[name] ?? '') ?? [];
  const [acts] = globSync('run-*desk.ts', { cwd: path.join(ROOT, 'apps/api', path.dirname(source)) });
  return acts === undefined ? [] : [{ name, flags, acts: path.join('apps/api', path.dirname(source), acts) }];
};

test('every npm script that runs a command loads it from its sources', async () => {
  const desks = commands.flatMap(deskOf);
  expect(desks.length).toBeGreaterThan(6);
  for (const { name, flags, acts } of desks) {
    const load = ['--input-type=module', '--eval', `await import('./${acts}')`];
    const loaded = await execa('node', [...flags.split(' ').filter(Boolean), ...load], {
      cwd: ROOT,
      reject: false,
    });
    expect(loaded.stderr, name).toBe('');
  }
}, 60_000);

test('docs/deploy.md describes every command of the shipped API, and no other', () => {
  const [, section = ''] = read('docs/deploy.md').split('## Commands\n');
  const [table = ''] = section.split('\n## ');
  // A command with several words has a row for each.
  const described = new Set([...table.matchAll(/^\| `node ([\w-]+)\.js/gm)].map(([, name = '']) => name));
  const shipped = Object.keys(programs).filter((name) => name !== 'main' && !name.endsWith('-worker'));
  // Not built: a file of every server's folder.
  expect(existsSync(path.join(ROOT, 'tools/build/files/api/health.js'))).toBe(true);
  expect([...described].toSorted()).toEqual([...shipped, 'health'].toSorted());
});
