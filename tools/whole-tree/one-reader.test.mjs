import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const ROOT = path.resolve(import.meta.dirname, '../..');
const READS_FILES = /\b(?:globSync|readdirSync|readFileSync)\b/;

test('a test that reads the sources of the tree is in this folder: Nx runs it again after every change', () => {
  const walls = globSync('tools/walls/*.test.mjs', { cwd: ROOT });
  assert.ok(walls.length > 4);
  assert.deepEqual(
    walls.filter((file) => READS_FILES.test(readFileSync(path.join(ROOT, file), 'utf8'))),
    [],
  );
});
