import { createIdleJobs } from '@shop/commerce-jobs';
import { createTestGround } from '@shop/commerce-kit/testing';
import { createPrices, keepPricesTrue, readPriceState } from '@shop/commerce-prices';
import { createTariffs } from '@shop/commerce-tariff';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { layOutShop, putOnShelves } from './testing.ts';

const ground = await createTestGround();
const { db, changes } = ground.deps;
const jobs = createIdleJobs();
const keeping = { ...ground.deps, jobs, tariffs: createTariffs(ground.deps) };
afterAll(() => ground.close());

beforeAll(async () => {
  await layOutShop(db);
  await putOnShelves(db, [{ slug: 'k7', price: 50, variants: [{ sku: 'K7' }] }]);
  await createPrices(keeping).bringUpToDate();
  keepPricesTrue(keeping);
  await changes.start();
});

const sent = (name: string) =>
  vi.waitFor(() => expect(jobs.sent.map((job) => job.name)).toContain(name), { timeout: 5_000 });

test('a changed price queues the job that stores it, in the same transaction', async () => {
  jobs.sent.length = 0;
  await db.updateTable('product_variant').set({ price: 410_000 }).where('sku', '=', 'K7').execute();
  await sent('price-products');
  expect((await readPriceState(db)).due.products).toBe(1);
  await jobs.runAll();
  expect((await readPriceState(db)).due.products).toBe(0);
  const prices = await db.selectFrom('delivered_price').select('price').distinct().execute();
  expect(prices).toEqual([{ price: 410_000 }]);
});

test('a changed rate queues the job that builds its price books, and a future one queues it for its day', async () => {
  const dayAhead = new Date(ground.clock.now.getTime() + 86_400_000);
  const rates = [
    { currency_id: 1, rate: 950_000, valid_from: new Date('2021-01-01') },
    { currency_id: 1, rate: 990_000, valid_from: dayAhead },
  ];
  const current = async () =>
    (await readPriceState(db)).generations.flatMap(({ id, state }) => (state === 'current' ? [id] : []));
  const before = await current();
  await db.insertInto('exchange_rate').values(rates).execute();
  await sent('build-price-books');
  const send = vi.spyOn(jobs, 'send');
  await jobs.run('build-price-books');
  expect(await current()).not.toEqual(before);
  const onItsDay = { startAfter: dayAhead, singletonKey: dayAhead.toISOString() };
  expect(send).toHaveBeenCalledWith('build-price-books', {}, onItsDay);
});
