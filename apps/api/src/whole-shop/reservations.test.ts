import { releaseDevices } from '@shop/commerce-reservations';
import { reservationContract } from '@shop/contracts/reservation';
import { toJson } from '@shop/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
let modelId: number;
beforeAll(async () => {
  shop = await createWholeShop();
});
beforeEach(async () => {
  await shop.reset();
  modelId = await addModel(10);
});
afterAll(() => shop.close());

const addModel = async (devices: number): Promise<number> => {
  const colour = toJson({ en: 'Graphite', lt: 'Grafito pilka' });
  const { id } = await shop.db
    .insertInto('device_model')
    .values({ name: 'iPhone 18', storage_gb: 256, colour, devices })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

let place = 0;
const from = () => `198.51.100.${(place = (place + 1) % 250)}`;

const reserve = (email: string, brand = 'lt') =>
  shop.call(reservationContract.reserve, {
    brand,
    ip: from(),
    body: { model_id: modelId, name: 'Ona Petraitė', email, phone: '+370 612 00184' },
  });
const slugOf = async (email: string): Promise<string> =>
  (
    await shop.db
      .selectFrom('device_reservation')
      .select('slug')
      .where('email', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).slug;
const ask = (call: 'one' | 'confirm' | 'cancel', slug: string, brand = 'lt') =>
  shop.call(reservationContract[call], { brand, body: { slug, language_id: 1 } });
const reserved = async (email: string) => {
  await reserve(email);
  return slugOf(email);
};
const confirmed = async (email: string) => (await ask('confirm', await reserved(email))).body.reservation;
const release = () => releaseDevices({ ...shop.deps, clock: () => shop.clock.now });
const mails = async (template: 'reservation-confirm' | 'reservation-held') =>
  (
    await shop.db.selectFrom('mail_outbox').select('recipient').where('template', '=', template).execute()
  ).map(({ recipient }) => recipient);

test('a reservation counts when its mailed link is confirmed, and confirming twice changes nothing', async () => {
  const slug = await reserved('ona@shopper.example');
  expect(await mails('reservation-confirm')).toEqual(['ona@shopper.example']);
  expect((await ask('one', slug)).body.reservation).toMatchObject({
    state: 'unconfirmed',
    model: { name: 'iPhone 18', storage_gb: 256, colour: 'Graphite' },
  });
  const first = (await ask('confirm', slug)).body.reservation;
  expect(first).toMatchObject({ state: 'held', place: null, hold_until: expect.any(String) });
  expect((await ask('confirm', slug)).body.reservation).toEqual(first);
});

test('50 people confirm concurrently for 10 devices: 10 get one, 40 wait in distinct positions without a gap', async () => {
  const slugs = await Promise.all(
    Array.from({ length: 50 }, (_, at) => reserved(`buyer-${at}@shopper.example`)),
  );
  const both = await Promise.all([...slugs, ...slugs].map((slug) => ask('confirm', slug)));
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200]));
  const rows = await shop.db.selectFrom('device_reservation').select(['state', 'place']).execute();
  expect(rows.filter(({ state }) => state === 'held')).toHaveLength(10);
  expect(rows.filter(({ state }) => state === 'waiting')).toHaveLength(40);
  expect(rows.map((row) => row.place ?? 0).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 50 }, (_, at) => at + 1),
  );
  const held = rows.filter(({ state }) => state === 'held').map((row) => row.place ?? 0);
  expect(Math.max(...held)).toBe(10);
});

test('a device that is not collected, or given up, goes to the next person, who gets a mail', async () => {
  modelId = await addModel(1);
  const first = await confirmed('first@shopper.example');
  expect(await confirmed('second@shopper.example')).toMatchObject({ state: 'waiting', place: 1 });
  expect(await confirmed('third@shopper.example')).toMatchObject({ state: 'waiting', place: 2 });
  shop.wait(72 * 60 * 60 + 1);
  expect(await release()).toBe(1);
  expect(await release()).toBe(0);
  expect((await ask('one', first.slug)).body.reservation.state).toBe('expired');
  const second = await slugOf('second@shopper.example');
  expect((await ask('one', second)).body.reservation.state).toBe('held');
  expect(await mails('reservation-held')).toContain('second@shopper.example');
  expect((await ask('cancel', second)).body.reservation.state).toBe('cancelled');
  const third = await slugOf('third@shopper.example');
  expect((await ask('one', third)).body.reservation.state).toBe('held');
});

test('a link not confirmed within a day expires, and takes no position', async () => {
  const slug = await reserved('late@shopper.example');
  shop.wait(24 * 60 * 60 + 1);
  expect(await ask('confirm', slug)).toMatchObject({ status: 410, body: { message: 'reservation.over' } });
  expect(await release()).toBe(1);
  expect((await ask('one', slug)).body.reservation.state).toBe('expired');
  expect((await confirmed('late@shopper.example')).state).toBe('held');
});

test('a repeated request gets the same answer, without another mail', async () => {
  const first = await reserve('ona@shopper.example');
  const second = await reserve('ONA@shopper.example');
  expect(second.body).toEqual(first.body);
  expect(await mails('reservation-confirm')).toHaveLength(1);
});

test('models show the length of the queue, and whether a device is free', async () => {
  modelId = await addModel(1);
  await confirmed('first@shopper.example');
  await confirmed('second@shopper.example');
  const { models } = (await shop.call(reservationContract.models, { body: { language_id: 2 } })).body;
  expect(models.find(({ id }) => id === modelId)).toMatchObject({
    ...{ waiting: 1, is_free: false, colour: 'Grafito pilka' },
  });
});

test('a brand without reservations, and a link of another brand, answer not found', async () => {
  const slug = await reserved('ona@shopper.example');
  expect((await reserve('ona@shopper.example', 'wl')).status).toBe(404);
  expect(
    (await shop.call(reservationContract.models, { brand: 'nl', body: { language_id: 1 } })).status,
  ).toBe(404);
  for (const call of ['one', 'confirm', 'cancel'] as const) {
    expect((await ask(call, slug, 'lv')).status).toBe(404);
    expect((await ask(call, 'Z'.repeat(22))).status).toBe(404);
  }
});

test('bad input is refused by field, and writes nothing', async () => {
  const body = { model_id: modelId, name: 'www.win.example', email: 'no address', phone: '' };
  const refused = await shop.call(reservationContract.reserve, { body });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { name: ['name_only'], email: ['email'], phone: ['required'] } },
  });
  expect(await shop.db.selectFrom('device_reservation').select('id').execute()).toEqual([]);
});
