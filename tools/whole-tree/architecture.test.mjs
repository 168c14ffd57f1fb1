import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
// eslint-disable-next-line @nx/enforce-module-boundaries -- lint reads the map as well; tools/walls is no package
import { commerceMap } from '../walls/commerce-map.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TEXT = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');

const PATHS = globSync('{apps,libs,tools,docs,.github}/**', {
  cwd: ROOT,
  exclude: (name) => /node_modules|dist$|\.data$|\.nx$/.test(String(name)),
}).map((file) => `/${file.split(path.sep).join('/')}`);

/** A path or the end of one. A name in angle brackets, and a star, match any name. */
const isInTree = (named) => {
  const escaped = named.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`/${escaped.replaceAll(/<\w+>|\*/g, '[^/]+')}$`);
  return PATHS.some((file) => pattern.test(file));
};

/** Words in backquotes that look like a file or a folder. */
const pathsIn = (text) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, word]) => word)
    .filter((word) => !/^[@/]|[()]/.test(word))
    .filter((word) => word.includes('/') || /\.\w+$/.test(word));

test('a path that is not in the tree is found', () => {
  assert.ok(isInTree('libs/domain/src/money.ts'));
  assert.ok(isInTree('*.retention.ts'));
  assert.ok(!isInTree('libs/domain/src/dearness.ts'));
});

test('every file and folder that docs/architecture.md names is in the tree', () => {
  const named = pathsIn(TEXT.replaceAll(/```[\s\S]*?```/g, ''));
  assert.ok(named.length > 30, `${named.length} paths`);
  assert.deepEqual(
    named.filter((word) => !isInTree(word)),
    [],
  );
});

/** Libraries of a drawn map, each with those after its arrow; a star: without `kit`. */
const drawnMap = (drawing) =>
  Object.fromEntries(
    drawing
      .split(/\n|(?<=\S) {2,}/)
      .map((entry) => entry.split('→').map((side) => side.split(',').map((word) => word.trim())))
      .flatMap(([names, edges = []]) => names.filter(Boolean).map((name) => [name, edges]))
      .map(([name, edges]) =>
        name.endsWith('*') || name === 'kit' ? [name.replace('*', ''), edges] : [name, ['kit', ...edges]],
      ),
  );

test('a map is read from its drawing', () => {
  assert.deepEqual(drawnMap('kit   stock*   jobs\nmail → jobs     pay-a*, pay-b → jobs, mail\n'), {
    kit: [],
    stock: [],
    jobs: ['kit'],
    mail: ['kit', 'jobs'],
    'pay-a': ['jobs', 'mail'],
    'pay-b': ['kit', 'jobs', 'mail'],
  });
});

test('docs/architecture.md draws the map of the commerce libraries', () => {
  const [, drawing] = /The commerce libraries[\s\S]*?```text\n([\s\S]*?)```/.exec(TEXT);
  assert.deepEqual(drawnMap(drawing), commerceMap);
});
