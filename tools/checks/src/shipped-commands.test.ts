import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVERS } from '@shop/build/servers';
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
