import { configurationContract } from '@shop/contracts/configuration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '@shop/database';
import { announceChange } from '@shop/commerce-kit/changes';
import { createTestServer, TEST_SECRET } from '@shop/commerce-kit/testing';
import { noVisitors } from '@shop/commerce-kit/visitor';
import { createConfiguration } from './configuration.module.ts';

const shop = await createTestServer((deps) => ({
  visitors: noVisitors,
  routes: [createConfiguration(deps)],
}));
const { app, db, deps } = shop;
let origin = '';
beforeAll(async () => {
  await deps.changes.start();
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(shop.close);

const listen = async () => {
  const answer = await fetch(`${origin}/internal/changes`, { headers: { 'x-shop-secret': TEST_SECRET } });
  const lines = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return {
    status: answer.status,
    until: async (text: string) => {
      while (!heard.includes(text)) {
        const { value, done } = await lines.read();
        if (done) break;
        heard += value;
      }
      return heard;
    },
    close: () => lines.cancel(),
  };
};

test('a change is published when its transaction commits, and never after a rollback', async () => {
  const stream = await listen();
  await stream.until('listening');
  await expect(
    db.transaction().execute(async (tx) => {
      await announceChange(tx, ['product:1']);
      throw new Error('undone');
    }),
  ).rejects.toThrow();
  await db.transaction().execute((tx) => announceChange(tx, ['product:12', 'category:3']));
  const heard = await stream.until('category:3');
  expect(heard).toContain('data: product:12\n\n');
  expect(heard).not.toContain('product:1\n');
  await stream.close();
});

test('cached data of a site is removed when a change of it is published', async () => {
  const nameOf = async () =>
    (await shop.call(configurationContract.storeConfig, { body: { langIso: 'en' } })).body.site.name;
  expect(await nameOf()).toBe('Nordport');
  await db.updateTable('site').set({ name: 'Northport' }).where('brand_key', '=', 'lt').execute();
  expect(await nameOf()).toBe('Nordport');
  await announceChange(db, ['config:lt']);
  await expect.poll(nameOf).toBe('Northport');
});

test('the stream ends when changes may have been missed, and can be opened again', async () => {
  const stream = await listen();
  await stream.until('listening');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'shop-changes' and datname = current_database()`.execute(db);
  await stream.until('never said');
  await expect.poll(async () => (await listen()).status, { timeout: 5_000 }).toBe(200);
});
