import { createTestDatabase } from '@shop/database/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createJobs } from './jobs.module.ts';

const { db, url, close } = await createTestDatabase();
const jobs = createJobs({ databaseUrl: url, log: pino({ level: 'silent' }) });
const done: unknown[] = [];
let failures = 1;
let failed = 0;

beforeAll(async () => {
  jobs.work('greet', async (data) => void done.push(data));
  jobs.work('stumble', async (data) => {
    if (failures-- > 0) throw new Error('stumbled');
    done.push(data);
  });
  jobs.work(
    'surely-fails',
    async () => {
      failed += 1;
      throw new Error('never');
    },
    { retries: 0 },
  );
  jobs.work('tidy', async (data) => void done.push(data), { oneWaiting: true });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await close();
});

const soon = (check: () => void) => vi.waitFor(check, { timeout: 8_000, interval: 50 });

test('a job sent in a transaction runs once it commits, and never after a rollback', async () => {
  const undone = db.transaction().execute(async (tx) => {
    await jobs.send('greet', { name: 'never' }, { tx });
    throw new Error('changed our mind');
  });
  await expect(undone).rejects.toThrow('changed our mind');
  await db.transaction().execute((tx) => jobs.send('greet', { name: 'Ona' }, { tx }));
  await soon(() => expect(done).toContainEqual({ name: 'Ona' }));
  expect(done).not.toContainEqual({ name: 'never' });
});

test('a failed job is retried', async () => {
  await jobs.send('stumble', { try: 'again' });
  await soon(() => expect(done).toContainEqual({ try: 'again' }));
}, 15_000);

test('failed jobs, and overdue jobs, are counted', async () => {
  const since = new Date(Date.now() - 60_000);
  expect(await jobs.countFailed(since)).toBe(0);
  await jobs.send('surely-fails');
  await soon(() => expect(failed).toBe(1));
  await vi.waitFor(async () => expect(await jobs.countFailed(since)).toBe(1), { timeout: 8_000 });
  expect(await jobs.countFailed(new Date(Date.now() + 60_000))).toBe(0);

  const soonEnough = new Date(Date.now() + 3_600_000);
  await jobs.send('greet', {}, { startAfter: soonEnough });
  expect(await jobs.countLate(new Date())).toBe(0);
  expect(await jobs.countLate(new Date(soonEnough.getTime() + 1_000))).toBe(1);
}, 15_000);

test('in a queue with one job for all, waiting jobs are merged into one', async () => {
  const later = new Date(Date.now() + 1_500);
  for (const run of [1, 2, 3]) await jobs.send('tidy', { run }, { startAfter: later });
  await soon(() => expect(done).toContainEqual({ run: 1 }));
  expect(done).not.toContainEqual({ run: 2 });
}, 15_000);

test('a job that was given up is listed with its error, and runs once more by order', async () => {
  await vi.waitFor(async () => expect(await jobs.listFailed(10)).toHaveLength(1), { timeout: 8_000 });
  const [given] = await jobs.listFailed(10);
  expect(given).toMatchObject({ name: 'surely-fails', attempts: 1, reason: 'never' });
  const before = failed;
  const order = (name: string) =>
    db.transaction().execute((tx) => jobs.retryFailed({ id: given!.id, name }, tx));
  expect(await order('greet')).toBe(false);
  expect(await order('surely-fails')).toBe(true);
  expect(await order('surely-fails')).toBe(false);
  await soon(() => expect(failed).toBe(before + 1));
}, 15_000);
