import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readCatalogues } from './catalogues.ts';
import { unusedMessages } from './unused-messages.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

test('a source names an id completely, or by a template literal', () => {
  const sources = ["say('cart.title')", 'texts(`mail.${template}.subject`, { n })', 'say(`${id}.label`)'];
  expect(
    unusedMessages(['cart.title', 'mail.welcome.subject', 'mail.welcome.body', 'cart.label'], sources),
  ).toEqual(['mail.welcome.body', 'cart.label']);
});

test('every message is used', () => {
  const sources = globSync('{libs,apps}/**/src/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules', '**/dist'],
  })
    .filter((file) => !/\.(test|stories|journey)\.|\/wording\.ts$/.test(file))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
  const ids = readCatalogues(ROOT).flatMap((one) => Object.keys(one.in.en));
  expect(sources.length).toBeGreaterThan(500);
  expect(unusedMessages(ids, sources)).toEqual([]);
});
