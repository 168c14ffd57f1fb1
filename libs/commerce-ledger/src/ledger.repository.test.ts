import { createTestDatabase, type TestDatabase } from '@shop/database/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LEDGER_RELATION, LEDGER_TYPE } from '@shop/domain/ledger';
import { findAccount, holdFor, recordEntry, releaseHold } from './ledger.module.ts';

let books: TestDatabase;
beforeAll(async () => {
  books = await createTestDatabase();
});
afterEach(() => books.truncateAll());
afterAll(() => books.close());

const record = (cause: string, type: 1 | 2, amount: number) =>
  books.db.transaction().execute((tx) =>
    recordEntry(tx, {
      clientId: 7,
      currencyId: 1,
      type,
      amount,
      relType: LEDGER_RELATION.adminTopUp,
      relId: null,
      cause,
    }),
  );

test('one cause creates one entry, also when it is reported twenty times concurrently', async () => {
  await Promise.all(Array.from({ length: 20 }, () => record('top-up:1', LEDGER_TYPE.addition, 50_000)));
  expect(await findAccount(books.db, 7)).toMatchObject({ balance: 50_000, entries: 1 });
});

test('thirty concurrent payments never take more than the balance', async () => {
  await record('top-up:1', LEDGER_TYPE.addition, 100_000);
  const taken = await Promise.all(
    Array.from({ length: 30 }, (_, at) => record(`payment:${at}`, LEDGER_TYPE.deduction, 9_000)),
  );
  expect(taken.filter(({ ok }) => ok)).toHaveLength(11);
  expect(await findAccount(books.db, 7)).toMatchObject({ balance: 1_000, entries: 12 });
});

test('a sum held for one payment is not available to another', async () => {
  await record('top-up:1', LEDGER_TYPE.addition, 100_000);
  const hold = (amount: number) => books.db.transaction().execute((tx) => holdFor(tx, 7, 1, amount));
  expect((await hold(80_000)).ok).toBe(true);
  expect((await hold(30_000)).ok).toBe(false);
  expect(await record('payment:1', LEDGER_TYPE.deduction, 30_000)).toEqual({
    ok: false,
    error: { kind: 'not_enough', free: 20_000 },
  });
  await books.db.transaction().execute((tx) => releaseHold(tx, 7, 1, 80_000));
  expect((await record('payment:1', LEDGER_TYPE.deduction, 30_000)).ok).toBe(true);
});

test('an entry cannot be changed or deleted, not even by the shop itself', async () => {
  await record('top-up:1', LEDGER_TYPE.addition, 100_000);
  await expect(books.db.updateTable('ledger_entry').set({ amount: 1 }).execute()).rejects.toThrow(
    /never changed/,
  );
  await expect(books.db.deleteFrom('ledger_entry').execute()).rejects.toThrow(/never changed/);
});
