import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { serverViteConfig } from '@shop/build/server-vite-config';
import { SERVERS } from '@shop/build/servers';
import { build } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The repository's sources in the programs of a server. Nothing is written to disk. */
const sourcesOf = async (name, server) => {
  const { plugins: _, ...config } = serverViteConfig(name, { ...server, isHostOfBrands: false });
  const bundle = await build({ ...config, build: { ...config.build, write: false, sourcemap: false } });
  return bundle.output
    .flatMap(({ moduleIds = [] }) => moduleIds)
    .filter((id) => path.isAbsolute(id) && !id.includes('/node_modules/'))
    .map((id) => path.relative(ROOT, id).split(path.sep).join('/'));
};

const isDemoData = (file) => /^libs\/[^/]+\/seed\/|^tools\/seed\//.test(file);

for (const [name, server] of Object.entries(SERVERS))
  test(`the programs of ${name} contain no demo data`, async () => {
    const sources = await sourcesOf(name, server);
    assert.ok(sources.length > 50, `${sources.length} sources`);
    assert.deepEqual(sources.filter(isDemoData), []);
  });

test('demo data in a program is found', async () => {
  const sources = await sourcesOf('api', {
    ...SERVERS.api,
    programs: { main: '../../tools/seed/src/main.ts' },
  });
  assert.ok(sources.some((file) => file.startsWith('tools/seed/')));
  assert.ok(sources.filter(isDemoData).some((file) => file.startsWith('libs/commerce-orders/seed/')));
});
