import { sql } from '@shop/database';
import { createTestDatabase, type TestDatabase } from '@shop/database/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { appendAct, findActs, verifyActs, type NewAct } from './act-log.ts';

let books: TestDatabase;
beforeAll(async () => {
  books = await createTestDatabase();
});
afterEach(() => books.truncateAll());
afterAll(() => books.close());

const AT = new Date('2026-11-26T10:00:00Z');
const anAct = (more: Partial<NewAct> = {}): NewAct => ({
  ...{ at: AT, who: 'staff:1', act: 'balance.credited', subject: { kind: 'client', id: 7 } },
  ...{ before: { balance: 0 }, after: { currency: 'EUR', balance: 500 }, reason: 'a broken cup' },
  ...more,
});
const append = (more?: Partial<NewAct>) => books.db.transaction().execute((tx) => appendAct(tx, anAct(more)));

test('forty parallel acts make one chain', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, at) => append({ reason: `act ${at}` })));
  const acts = await findActs(books.db, { limit: 100 });
  expect(acts.map(({ position }) => position)).toEqual(Array.from({ length: 40 }, (_, at) => 40 - at));
  expect(new Set(acts.map(({ previous_hash }) => previous_hash)).size).toBe(40);
  expect(await verifyActs(books.db)).toMatchObject({ isWhole: true, acts: 40, lastHash: acts[0]?.hash });
});

test('an act of a transaction that is rolled back leaves no gap', async () => {
  await append();
  const failing = books.db.transaction().execute(async (tx) => {
    await appendAct(tx, anAct());
    throw new Error('the act itself fails');
  });
  await expect(failing).rejects.toThrow('the act itself');
  await append();
  expect(await verifyActs(books.db)).toMatchObject({ isWhole: true, acts: 2 });
});

test('a second chain from the same act is refused by the database', async () => {
  await append();
  const { hash: _, position, ...first } = (await findActs(books.db, { limit: 1 }))[0]!;
  const fork = { ...first, position: position + 1, hash: 'another', before: null, after: null };
  await expect(books.db.insertInto('staff_act').values(fork).execute()).rejects.toThrow(/previous_hash/);
});

test('an act is never changed, deleted or emptied', async () => {
  await append();
  const { db } = books;
  await expect(db.updateTable('staff_act').set({ reason: 'none' }).execute()).rejects.toThrow(/append-only/);
  await expect(db.deleteFrom('staff_act').execute()).rejects.toThrow(/append-only/);
  await expect(sql`truncate staff_act`.execute(db)).rejects.toThrow(/append-only/);
});

test('an owner of the tables who is no superuser lacks the privileges, too', async () => {
  await append();
  const role = `owner_${process.pid}`;
  const asOwner = (work: string) =>
    books.db.transaction().execute(async (tx) => {
      await sql
        .raw(`create role ${role}; alter table staff_act owner to ${role}; set local role ${role}`)
        .execute(tx);
      await sql.raw(work).execute(tx);
    });
  for (const work of ["update staff_act set reason = ''", 'delete from staff_act', 'truncate staff_act'])
    await expect(asOwner(work), work).rejects.toThrow(/permission denied/);
});

test.each([
  ['a changed reason', 2, sql`update staff_act set reason = 'nothing' where position = 2`],
  ['a changed sum', 2, sql`update staff_act set after = '{"balance": 1}' where position = 2`],
  ['a changed moment', 3, sql`update staff_act set at = at + interval '1 second' where position = 3`],
  ['a missing act', 2, sql`delete from staff_act where position = 2`],
])('%s behind the database’s back is found at its place', async (_what, brokenAt, change) => {
  for (let at = 0; at < 3; at += 1) await append();
  await books.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await change.execute(tx);
  });
  expect(await verifyActs(books.db)).toEqual({ isWhole: false, brokenAt });
});

test('acts are found by subject, person, act and time, page by page', async () => {
  await append();
  await append({ who: 'desk:ana', act: 'refund', subject: { kind: 'payment', id: 4 } });
  await append({ who: 'staff:2', at: new Date('2026-11-27T10:00:00Z') });
  const positions = async (asked: Partial<Parameters<typeof findActs>[1]>) =>
    (await findActs(books.db, { limit: 10, ...asked })).map(({ position }) => position);
  expect(await positions({})).toEqual([3, 2, 1]);
  expect(await positions({ subject_kind: 'client', subject_id: '7' })).toEqual([3, 1]);
  expect(await positions({ who: 'desk:ana' })).toEqual([2]);
  expect(await positions({ act: 'balance.credited' })).toEqual([3, 1]);
  expect(await positions({ from: new Date('2026-11-27T00:00:00Z') })).toEqual([3]);
  expect(await positions({ until: new Date('2026-11-27T10:00:00Z') })).toEqual([2, 1]);
  expect(await positions({ limit: 2 })).toEqual([3, 2]);
  expect(await positions({ limit: 2, before: 2 })).toEqual([1]);
});

test('the order of keys in a state is not part of its hash', async () => {
  await append({ before: { b: 1, a: 'ž' }, after: { z: null, y: true } });
  expect(await verifyActs(books.db)).toMatchObject({ isWhole: true, acts: 1 });
});
