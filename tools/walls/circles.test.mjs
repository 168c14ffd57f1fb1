import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CONFIG = path.join(import.meta.dirname, 'circles.json');
const COMMAND = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');

let folder;
before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'circles-'));
});
after(() => rmSync(folder, { recursive: true }));

const check = (files) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return spawnSync(process.execPath, [COMMAND, '-c', CONFIG, folder], { encoding: 'utf8' });
};

test('two files that need each other’s types are refused', () => {
  const { status, stdout } = check({
    'one.ts': "import type { Two } from './two.ts';\nexport type One = { two: Two };\n",
    'two.ts': "import type { One } from './one.ts';\nexport type Two = { one: One };\n",
  });
  assert.equal(status, 1, stdout);
  assert.match(stdout, /cycle/i);
});

test('a file that needs another one’s types is fine', () => {
  const { status, stdout } = check({
    'one.ts': "import type { Two } from './two.ts';\nexport type One = { two: Two };\n",
    'two.ts': 'export type Two = { id: number };\n',
  });
  assert.equal(status, 0, stdout);
});
