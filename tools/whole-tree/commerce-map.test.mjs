import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
// eslint-disable-next-line @nx/enforce-module-boundaries -- lint reads the map as well; tools/walls is no package
import { commerceMap, commerceMapOfTests } from '../walls/commerce-map.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LONGEST = 3_000;

const isOfTests = (file) => /\.test\.tsx?$|testing\.ts$/.test(file);
const sourcesOf = (name) =>
  globSync('src/**/*.{ts,tsx}', { cwd: path.join(ROOT, `libs/commerce-${name}`) }).map((file) => ({
    file,
    text: readFileSync(path.join(ROOT, `libs/commerce-${name}`, file), 'utf8'),
  }));
/** Its public data (`/public`, `/registry`) and its demo data (`/seed`) are separate projects. */
const neighboursIn = (sources) =>
  new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/'@shop\/commerce-([a-z-]+)(?!\/(?:public|registry|seed)')(?=['/])/g)].map(
        ([, name]) => name,
      ),
    ),
  );

test('the map has every commerce library, and nothing else', () => {
  const found = globSync('libs/commerce-*', { cwd: ROOT }).map((folder) =>
    folder.replace(/^.*commerce-/, ''),
  );
  assert.deepEqual(Object.keys(commerceMap).toSorted(), found.toSorted());
});

test('a library imports only libraries of earlier lines, so that there is no circle', () => {
  const above = [];
  for (const [name, edges] of Object.entries(commerceMap)) {
    for (const edge of [...edges, ...(commerceMapOfTests[name] ?? [])])
      assert.ok(above.includes(edge), `${name} → ${edge}`);
    above.push(name);
  }
});

for (const [name, edges] of Object.entries(commerceMap))
  test(`commerce-${name} imports exactly the libraries of its line`, () => {
    const sources = sourcesOf(name);
    const own = neighboursIn(sources.filter(({ file }) => !isOfTests(file)));
    const all = neighboursIn(sources);
    assert.deepEqual([...all].toSorted(), [...edges, ...(commerceMapOfTests[name] ?? [])].toSorted());
    for (const edge of commerceMapOfTests[name] ?? [])
      assert.ok(!own.has(edge), `${edge} is no longer of tests alone`);
  });

test('the seed of a library imports only seeds of libraries that the library may import', () => {
  const found = [];
  for (const [name, edges] of Object.entries(commerceMap))
    for (const file of globSync('seed/src/**/*.ts', { cwd: path.join(ROOT, `libs/commerce-${name}`) })) {
      const text = readFileSync(path.join(ROOT, `libs/commerce-${name}`, file), 'utf8');
      for (const [, imported] of text.matchAll(/'@shop\/commerce-([^']+)'/g)) {
        found.push(imported);
        assert.ok(
          edges.some((edge) => imported === `${edge}/seed`),
          `${name}: ${file} imports ${imported}`,
        );
      }
    }
  assert.ok(found.length > 0);
});

for (const name of Object.keys(commerceMap))
  test(`commerce-${name} is no longer than ${LONGEST} lines`, () => {
    const lines = sourcesOf(name)
      .filter(({ file }) => !isOfTests(file))
      .reduce((sum, { text }) => sum + text.split('\n').length, 0);
    assert.ok(lines <= LONGEST, `${lines} lines`);
  });
