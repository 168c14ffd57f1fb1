import { createIdleJobs, createJobs } from '@shop/commerce-jobs';
import { createSimulatedTime } from '@shop/commerce-jobs/testing';
import { createTestGround } from '@shop/commerce-kit/testing';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pauseAfter } from './delivery-pauses.ts';
import { createSmtpCarrier, type MailCarrier } from './mail-carrier.ts';
import { createMail, type MailPort } from './mail.module.ts';
import { createPostOffice, createSilentOffice } from './testing.ts';

const time = createSimulatedTime(new Date('2026-03-02T10:00:00Z'));
const shop = await createTestGround({
  get now() {
    return time.clock();
  },
});
const { db, deps } = shop;
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const MINUTE_MS = 60_000;
const after = (ms: number) => new Date(time.clock().getTime() + ms);
const from = 'shop@test.example';

const welcome = (mail: MailPort) =>
  mail.enqueue(db, {
    ...{ brand: 'lt', language: 'lt', to: 'ona@example.lt', template: 'welcome', uniqueKey: 'welcome:1' },
    data: { name: 'Ona', link: 'http://lt.localhost:4200/lt' },
  });
const kept = () =>
  db
    .selectFrom('mail_outbox')
    .select(['state', 'attempts', 'last_error', 'next_try_at'])
    .executeTakeFirstOrThrow();

const silent = await createSilentOffice();
const gone = await createSilentOffice();
await gone.close();
afterAll(() => silent.close());

describe.each([
  ['refuses the connection', gone.address, 10_000, /ECONNREFUSED/],
  ['does not answer in time', silent.address, 20, /timeout|greeting/i],
])('a mail server that %s', (_, address, patienceMs, reason) => {
  test('is retried after growing pauses, and not after three days', async () => {
    const jobs = createIdleJobs();
    let asked = 0;
    const server = createSmtpCarrier(`smtp://${address}`, patienceMs);
    const carrier: MailCarrier = {
      deliver: (letter) => {
        asked += 1;
        return server.deliver(letter);
      },
    };
    const mail = createMail({ ...deps, jobs, from, carrier });
    const runDue = async () => {
      await jobs.runAll(time.clock());
      await jobs.run('mail-sweep');
    };
    await welcome(mail);
    await runDue();
    for (let pause = pauseAfter(asked); pause !== undefined; pause = pauseAfter(asked)) {
      const { state, attempts, next_try_at } = await kept();
      expect({ state, attempts }).toEqual({ state: 'waiting', attempts: asked });
      expect(next_try_at).toEqual(after(pause));
      const before = asked;
      await time.jumpTo(after(pause - 1));
      await runDue();
      expect(asked).toBe(before);
      await time.jumpTo(after(1));
      await runDue();
      expect(asked).toBe(before + 1);
    }
    const end = await kept();
    expect(end).toMatchObject({ state: 'failed', attempts: asked });
    expect(end.last_error).toMatch(reason);
    await time.jumpTo(after(10 * 24 * 60 * MINUTE_MS));
    await runDue();
    expect(asked).toBe(end.attempts);
    expect(jobs.sent).toEqual([]);
  }, 60_000);
});

test('a mail is delivered by the shop’s own jobs once the mail server is back', async () => {
  const office = await createPostOffice({ hideSTARTTLS: true });
  const server = createSmtpCarrier(`smtp://${office.address}`);
  let isBack = false;
  const carrier: MailCarrier = {
    deliver: async (letter) => {
      if (!isBack) throw new Error('connect ECONNREFUSED');
      await server.deliver(letter);
    },
  };
  const jobs = createJobs({ databaseUrl: shop.databaseUrl, log: deps.log, ticker: time.ticker });
  const mail = createMail({ ...deps, jobs, from, carrier });
  const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 20 });
  await jobs.start();
  try {
    await db.transaction().execute((tx) => welcome({ enqueue: (_, letter) => mail.enqueue(tx, letter) }));
    await time.passUntil(after(MINUTE_MS));
    await soon(async () => expect((await kept()).attempts).toBeGreaterThanOrEqual(1));
    isBack = true;
    await time.passUntil(after(10 * MINUTE_MS));
    await soon(async () => expect(await kept()).toMatchObject({ state: 'sent', last_error: null }));
    expect(office.letters).toHaveLength(1);
  } finally {
    await jobs.stop();
    await office.close();
  }
}, 60_000);
