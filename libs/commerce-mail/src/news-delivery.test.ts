import { createTestGround } from '@shop/commerce-kit/testing';
import { createIdleJobs } from '@shop/commerce-jobs';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createMail } from './mail.module.ts';

const shop = await createTestGround();
const { db, deps, clock } = shop;
const jobs = createIdleJobs();
const mail = createMail({
  ...{ db, jobs, brands: deps.brands, log: deps.log, from: 'shop@test.example' },
  ...{ clock: deps.clock, quietHours: { from: 21, to: 8 } },
});
afterAll(() => shop.close());

const NIGHT = new Date('2026-03-02T20:30:00Z');
const MORNING = new Date('2026-03-03T06:00:00Z');
beforeEach(async () => {
  jobs.sent.length = 0;
  await shop.reset();
  clock.now = NIGHT;
  await db
    .insertInto('newsletter_subscriber')
    .values({
      ...{ id: 7, brand: 'lt', email: 'ona@post.example', language: 'lt', country_id: 1 },
      ...{ topics: ['tips'], state: 'confirmed', consent_text: '1', asked_at: NIGHT },
      ...{ expires_at: NIGHT, confirmed_at: NIGHT, token_hash: null, ended_at: null },
    })
    .execute();
});

const link = 'http://lt.localhost:4200/lt';
const news = (topic: 'tips' | 'offers' = 'tips') =>
  mail.enqueue(db, {
    ...{ brand: 'lt', language: 'lt', to: 'Ona@post.example', template: 'welcome', uniqueKey: 'news' },
    data: { name: '', link, unsubscribe: link },
    news: { topic, subscriberId: 7 },
  });
const states = async () =>
  (await db.selectFrom('mail_outbox').select(['template', 'state']).orderBy('id').execute()).map(
    ({ template, state }) => `${template} ${state}`,
  );

test('news wait for the end of the night and are then delivered; a password is mailed at any hour', async () => {
  await news();
  await mail.enqueue(db, {
    ...{
      brand: 'lt',
      language: 'lt',
      to: 'ona@post.example',
      template: 'password-reset',
      uniqueKey: 'reset',
    },
    data: { name: '', link },
  });
  await jobs.runAll(clock.now);
  expect(await states()).toEqual(['welcome waiting', 'password-reset sent']);
  clock.now = new Date(MORNING.getTime() - 1);
  await jobs.run('mail-sweep');
  await jobs.runAll(clock.now);
  expect(await states()).toContain('welcome waiting');
  clock.now = MORNING;
  await jobs.runAll(clock.now);
  expect(await states()).toContain('welcome sent');
});

test('held news whose job was lost are found by the sweep in the morning', async () => {
  await news();
  await jobs.runAll(clock.now);
  jobs.sent.length = 0;
  clock.now = new Date(MORNING.getTime() + 2 * 60_000);
  await jobs.run('mail-sweep');
  expect(await states()).toEqual(['welcome sent']);
});

test.each([
  ['unsubscribed', () => db.updateTable('newsletter_subscriber').set({ state: 'ended' }).execute()],
  [
    'ended the topic',
    () =>
      db
        .updateTable('newsletter_subscriber')
        .set({ topics: ['offers'] })
        .execute(),
  ],
  [
    'complained',
    () =>
      db
        .insertInto('mail_stop')
        .values({ email: 'ona@post.example', reason: 'complaint', detail: '', reported_at: NIGHT })
        .execute(),
  ],
] as const)('news that were written before their reader %s are not delivered', async (_what, act) => {
  await news();
  await act();
  clock.now = MORNING;
  await jobs.runAll(clock.now);
  expect(await states()).toEqual([]);
});

test('news of a topic that a subscriber does not want are not written', async () => {
  await news('offers');
  expect(await states()).toEqual([]);
});
