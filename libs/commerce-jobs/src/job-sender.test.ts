import { createTestDatabase } from '@shop/database/testing';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { createJobs, openJobSender } from './jobs.module.ts';

const { db, url, close } = await createTestDatabase();
const log = pino({ level: 'silent' });
afterAll(close);

test('a command’s job is not sent before a shop has run, and is done at once by a running one', async () => {
  const early = await openJobSender(url, log);
  await db.transaction().execute((tx) => early.jobs.send('greet', { name: 'nobody' }, { tx }));
  await early.close();

  const done: unknown[] = [];
  const shop = createJobs({ databaseUrl: url, log });
  shop.work('greet', async (data) => void done.push(data));
  await shop.start();
  const { jobs, close: closeSender } = await openJobSender(url, log);
  const undone = db.transaction().execute(async (tx) => {
    await jobs.send('greet', { name: 'never' }, { tx });
    throw new Error('changed our mind');
  });
  await expect(undone).rejects.toThrow('changed our mind');
  await db.transaction().execute((tx) => jobs.send('greet', { name: 'Ona' }, { tx }));
  await jobs.send('unknown', {});
  await vi.waitFor(() => expect(done).toEqual([{ name: 'Ona' }]), { timeout: 8_000, interval: 50 });
  await closeSender();
  await shop.stop();
});
