import { createTestDatabase, emptySnapshot, type TestDatabase } from '@shop/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { stockShop } from './testing.ts';
import {
  availableOf,
  consumeReservation,
  holdReservation,
  releaseReservation,
  reserveLines,
} from './stock.module.ts';

const NOW = new Date('2026-03-02T10:00:00Z');
const UNTIL = new Date('2026-03-02T10:30:00Z');
const LATER = new Date('2026-03-02T10:31:00Z');
const HEADPHONES = 1;
const SHIRT = 3;

let shelf: TestDatabase;
beforeAll(async () => {
  shelf = await createTestDatabase();
});
beforeEach(() => stockShop(shelf.db));
afterEach(() => shelf.truncateAll());
afterAll(() => shelf.close());

const openSession = async (at: number): Promise<number> => {
  const { id } = await shelf.db
    .insertInto('checkout_session')
    .values({
      slug: `slug${String(at).padStart(18, '0')}`,
      brand: 'lt',
      cart_id: at,
      cart_fingerprint: '',
      language: 'en',
      currency_id: 1,
      rate: 1,
      ...emptySnapshot,
      country_id: 1,
      expires_at: UNTIL,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

type Piece = { variantId: number; quantity: number };
const reserve = (session: number, pieces: Piece[], { now = NOW, place = `place ${session}` } = {}) =>
  shelf.db
    .transaction()
    .execute((tx) => reserveLines(tx, { sessionId: session, place }, pieces, { until: UNTIL, now }));
const availableHeadphones = async (now = NOW) =>
  (await availableOf(shelf.db, [HEADPHONES], now)).get(HEADPHONES);

test('reserved pieces are not available to others until the reservation expires', async () => {
  await reserve(await openSession(1), [{ variantId: HEADPHONES, quantity: 3 }]);
  expect(await availableHeadphones()).toBe(2);
  expect(await reserve(await openSession(2), [{ variantId: HEADPHONES, quantity: 3 }])).toEqual([
    { variantId: HEADPHONES, wanted: 3, available: 2 },
  ]);
  expect(await availableHeadphones(LATER)).toBe(5);
});

test('pieces whose payment is in progress stay reserved at any time', async () => {
  const session = await openSession(1);
  await reserve(session, [{ variantId: HEADPHONES, quantity: 3 }]);
  await shelf.db.transaction().execute((tx) => holdReservation(tx, session));
  expect(await availableHeadphones(LATER)).toBe(2);
});

test('two lines of one item count together, and either all lines are reserved or none', async () => {
  const session = await openSession(1);
  const short = await reserve(session, [
    { variantId: SHIRT, quantity: 1 },
    { variantId: HEADPHONES, quantity: 3 },
    { variantId: HEADPHONES, quantity: 3 },
  ]);
  expect(short).toEqual([{ variantId: HEADPHONES, wanted: 6, available: 3 }]);
  expect((await availableOf(shelf.db, [SHIRT], NOW)).get(SHIRT)).toBe(200);
});

test('renewing counts one’s own pieces once, and releasing frees them', async () => {
  const session = await openSession(1);
  for (const quantity of [3, 3, 2])
    expect(await reserve(session, [{ variantId: HEADPHONES, quantity }])).toEqual([]);
  expect(await availableHeadphones()).toBe(3);
  await shelf.db.transaction().execute((tx) => releaseReservation(tx, session));
  expect(await availableHeadphones()).toBe(5);
});

test('sold pieces leave the stock once, however often the sale is reported', async () => {
  const session = await openSession(1);
  await reserve(session, [{ variantId: HEADPHONES, quantity: 2 }]);
  const sell = () => shelf.db.transaction().execute((tx) => consumeReservation(tx, session));
  await Promise.all([sell(), sell(), sell()]);
  await sell();
  expect(await availableHeadphones()).toBe(3);
});

test('twenty buyers who want both items in either order neither deadlock nor oversell', async () => {
  const sessions = await Promise.all(Array.from({ length: 20 }, (_, at) => openSession(at + 1)));
  const wanted = [
    { variantId: HEADPHONES, quantity: 1 },
    { variantId: SHIRT, quantity: 1 },
  ];
  const answers = await Promise.all(
    sessions.map((session, at) => reserve(session, at % 2 === 0 ? wanted : wanted.toReversed())),
  );
  expect(answers.filter((short) => short.length === 0)).toHaveLength(5);
  expect(await availableHeadphones()).toBe(0);
});
