import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shared-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

/** What a brand's server build gets for its packages, in a process of its own: the hooks apply to a whole process. */
const seen = (): string => {
  const hooks = pathToFileURL(path.join(import.meta.dirname, 'shared-packages.ts')).href;
  const brand = pathToFileURL(path.join(folder, 'brand/entry.js')).href;
  const program = `import { shareOwnPackages } from '${hooks}';
    shareOwnPackages(${JSON.stringify(path.join(folder, 'server/shared'))});
    console.log((await import('${brand}')).seen);`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }).trim();
};

test('a brand outside of every node_modules gets the server’s own packages, also by a path within one', () => {
  write('server/shared/picasso.js', 'export const name = "the server’s";');
  write('server/shared/@scope/brush/fine.js', 'export const size = 2;');
  write(
    'brand/entry.js',
    `import { name } from 'picasso'; import { size } from '@scope/brush/fine'; export const seen = name + size;`,
  );
  write('brand/package.json', '{"type":"module"}');
  expect(seen()).toBe('the server’s2');
});

test('without packages of its own the server leaves brands the installed ones', () => {
  write('brand/node_modules/picasso/index.js', 'exports.name = "installed";');
  write('brand/entry.js', `import picasso from 'picasso'; export const seen = picasso.name;`);
  write('brand/package.json', '{"type":"module"}');
  expect(seen()).toBe('installed');
});
