import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { createSources } from './oxlint.mjs';

let sources;
beforeEach(() => {
  sources = createSources();
});
afterEach(() => sources.end());

test('two files that need each other’s types are refused', () => {
  sources.write('one.ts', "import type { Two } from './two.ts';\nexport type One = { two: Two };\n");
  sources.write('two.ts', "import type { One } from './one.ts';\nexport type Two = { one: One };\n");
  const { holds, found } = sources.check('circles');
  assert.equal(holds, false);
  assert.match(found, /Dependency cycle/);
});

test('two files that need each other through a third one are refused', () => {
  sources.write('one.ts', "import { two } from './two.ts';\nexport const one = () => two();\n");
  sources.write('two.ts', "import { three } from './three.ts';\nexport const two = () => three();\n");
  sources.write('three.ts', "import { one } from './one.ts';\nexport const three = () => one();\n");
  assert.match(sources.check('circles').found, /Dependency cycle/);
});

test('a file that needs another one’s types is allowed', () => {
  sources.write('one.ts', "import type { Two } from './two.ts';\nexport type One = { two: Two };\n");
  sources.write('two.ts', 'export type Two = { id: number };\n');
  const { holds, found } = sources.check('circles');
  assert.equal(holds, true, found);
});
