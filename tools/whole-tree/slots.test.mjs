import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');

const [, slots] = /interface SlotProps \{([\s\S]*?)\n\}/.exec(read('libs/page/src/registry.ts'));
const names = [...slots.matchAll(/^ {2}'([\w.]+)':/gm)].map(([, name]) => name);

const sources = globSync('libs/{app-shell,feature-*}/src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
  .map(read)
  .join('\n');

test('each slot is shown by a page or the frame, and filled by a feature', () => {
  assert.ok(names.length > 3, `${names.length} slots`);
  for (const name of names) {
    assert.ok(sources.includes(`name="${name}"`), `${name} is shown`);
    assert.match(sources, new RegExp(`'${name}': [{(]`), `${name} is filled`);
  }
});
