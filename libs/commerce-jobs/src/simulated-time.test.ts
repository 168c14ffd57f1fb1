import { createTestDatabase } from '@shop/database/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createJobs } from './jobs.module.ts';
import { createSimulatedTime } from './testing.ts';

const MONDAY = new Date('2021-03-01T10:00:00Z');
const daysLater = (days: number) => new Date(MONDAY.getTime() + days * 86_400_000);

const time = createSimulatedTime(MONDAY);
const { db, url, close } = await createTestDatabase({ clock: time.clock });
const jobs = createJobs({ databaseUrl: url, log: pino({ level: 'silent' }), ticker: time.ticker });
const done: unknown[] = [];

beforeAll(async () => {
  jobs.work(
    'remind',
    async (data) => void done.push({ ...data, at: time.clock().toISOString().slice(0, 10) }),
  );
  jobs.work('nightly', async () => void done.push('nightly'));
  jobs.schedule('nightly', '37 3 * * *');
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await close();
});

const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 20 });

test('a job for another day is due by the clock, sent by itself or in a transaction', async () => {
  await jobs.send('remind', { to: 'Ona' }, { startAfter: daysLater(3) });
  await db
    .transaction()
    .execute((tx) => jobs.send('remind', { to: 'Jonas' }, { startAfter: daysLater(4), tx }));
  await time.passUntil(new Date('2021-03-04T09:59:50Z'));
  expect(await jobs.countLate(time.clock())).toBe(0);
  expect(done).toEqual([]);
  await time.passUntil(new Date('2021-03-04T10:00:10Z'));
  await soon(() => expect(done).toEqual([{ to: 'Ona', at: '2021-03-04' }]));
  await time.passUntil(new Date('2021-03-05T10:00:10Z'));
  await soon(() => expect(done).toContainEqual({ to: 'Jonas', at: '2021-03-05' }));
});

test('an undelayed job of a transaction is due at the clock’s time', async () => {
  await db.transaction().execute((tx) => jobs.send('remind', { to: 'Milda' }, { tx }));
  await time.passUntil(new Date(time.clock().getTime() + 5_000));
  await soon(() => expect(done).toContainEqual({ to: 'Milda', at: '2021-03-05' }));
});

test('a nightly job runs when the clock has reached it', async () => {
  expect(done).not.toContain('nightly');
  await time.passUntil(new Date('2021-03-06T03:38:00Z'));
  await soon(() => expect(done).toContain('nightly'));
});
