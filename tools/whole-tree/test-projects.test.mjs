import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { default: projects, wholeTree } = await import(
  pathToFileURL(path.join(ROOT, 'vitest.workspace.ts')).href
);

const find = (patterns) =>
  globSync(patterns, { cwd: ROOT, exclude: (name) => name === 'node_modules' }).map((file) =>
    file.replaceAll('\\', '/'),
  );

const inTree = find('{apps,libs,tools}/**/*.test.{ts,tsx}').sort();

const filesOf = ({ test: { include, exclude = [] } }) => {
  const left = new Set(exclude);
  return find(include).filter((file) => !left.has(file));
};

for (const [of, chosen] of Object.entries({ 'of each project': projects, 'of the whole tree': wholeTree }))
  test(`the Vitest projects ${of} have each test file of the tree exactly once`, () => {
    assert.ok(inTree.length > 300, `${inTree.length} files`);
    assert.deepEqual(chosen.flatMap(filesOf).sort(), inTree);
  });

test('no Vitest project has a setting for which it would get a Vite server of its own', () => {
  for (const { test: settings, extends: extended, ...others } of [...projects, ...wholeTree]) {
    assert.equal(extended, true);
    assert.deepEqual(Object.keys(others), []);
    for (const setting of ['alias', 'browser', 'css', 'deps', 'mode', 'root'])
      assert.ok(!(setting in settings), `${settings.name}: ${setting}`);
  }
});
