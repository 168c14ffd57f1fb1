import { toJson } from '@shop/database';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestServer } from '@shop/commerce-kit/testing';
import { noVisitors } from '@shop/commerce-kit/visitor';
import { createTestMail } from '@shop/commerce-mail/testing';
import { checkAlertsRegularly, createAlerts, mailAndJobWatches, type Watch } from './alerts.module.ts';

const shop = await createTestServer((deps) => ({
  ...createTestMail(deps),
  visitors: noVisitors,
  routes: [],
}));
const { db, clock } = shop;
const { jobs, mail } = shop.made;
const deps = { ...shop.deps, jobs, mail };
const MORNING = new Date('2026-03-02T10:00:00Z');
const STAFF = 'staff@nordport.example';

let waiting = 0;
const reviews: Watch = { code: 'payments_in_review', threshold: 2, count: async () => waiting };
const logged: Record<string, unknown>[] = [];
const log = Object.assign(Object.create(deps.log), {
  error: (said: Record<string, unknown>) => void logged.push({ level: 'error', ...said }),
  info: (said: Record<string, unknown>) => void logged.push({ level: 'info', ...said }),
});
const alertsOn = (watches: readonly Watch[], alertMail: string | undefined = STAFF) =>
  createAlerts({ ...deps, log, watches, alertMail });

beforeEach(async () => {
  await shop.reset();
  clock.now = MORNING;
  waiting = 0;
  logged.length = 0;
  jobs.counts.failed = 0;
  jobs.counts.late = 0;
});
afterAll(() => shop.close());

const later = (minutes: number) => {
  clock.now = new Date(MORNING.getTime() + minutes * 60_000);
};
const mails = () => db.selectFrom('mail_outbox').select(['recipient', 'data']).orderBy('id').execute();
const states = () => logged.map(({ level, code, state }) => `${level} ${code} ${state}`);

const aMail = (key: string, state: 'waiting' | 'failed', made: Date) =>
  db
    .insertInto('mail_outbox')
    .values({
      unique_key: key,
      brand_key: 'lt',
      language: 'en',
      recipient: 'ona@example.lt',
      template: 'welcome',
      data: toJson({}),
      state,
      created_at: made,
      next_try_at: made,
    })
    .execute();

test('an alert is sent at its threshold, once an hour while it lasts, and when it is over', async () => {
  const alerts = alertsOn([reviews]);
  waiting = 1;
  await alerts.check();
  expect(states()).toEqual([]);
  waiting = 2;
  await alerts.check();
  expect(logged).toMatchObject([
    { level: 'error', code: 'payments_in_review', count: 2, threshold: 2, state: 'opened' },
  ]);
  for (const minute of [1, 30, 59]) {
    later(minute);
    await alerts.check();
  }
  expect(logged).toHaveLength(1);
  later(60);
  await alerts.check();
  later(61);
  waiting = 0;
  await alerts.check();
  await alerts.check();
  expect(states()).toEqual([
    'error payments_in_review opened',
    'error payments_in_review lasting',
    'info payments_in_review resolved',
  ]);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([STAFF, STAFF, STAFF]);
});

test('two processes send it once', async () => {
  waiting = 5;
  await Promise.all([alertsOn([reviews]).check(), alertsOn([reviews]).check()]);
  expect(await mails()).toHaveLength(1);
});

test('without an address the alert is in the log and the audit log', async () => {
  waiting = 2;
  await createAlerts({ ...deps, log, watches: [reviews], alertMail: undefined }).check();
  expect(states()).toEqual(['error payments_in_review opened']);
  expect(await mails()).toEqual([]);
  const events = await db.selectFrom('audit_event').select(['event', 'subject']).execute();
  expect(events).toEqual([{ event: 'alert.opened', subject: 'queue:payments_in_review' }]);
});

test('a failing check does not stop the others', async () => {
  const broken: Watch = { code: 'jobs_failed', threshold: 1, count: () => Promise.reject(new Error('away')) };
  waiting = 2;
  await alertsOn([broken, reviews]).check();
  expect(logged.map(({ code }) => code)).toEqual(['watch_failed', 'payments_in_review']);
});

const ago = (minutes: number) => new Date(MORNING.getTime() - minutes * 60_000);

const causes: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['mails_failed', () => Promise.all(['a', 'b', 'c'].map((key) => aMail(key, 'failed', ago(5))))],
  ['mails_waiting', () => aMail('a', 'waiting', ago(11))],
  ['jobs_failed', async () => (jobs.counts.failed = 1)],
  ['jobs_waiting', async () => (jobs.counts.late = 10)],
];

test.each(causes)('%s fires', async (code, cause) => {
  const alerts = alertsOn(mailAndJobWatches(deps));
  await alerts.check();
  expect(states()).toEqual([]);
  await cause();
  await alerts.check();
  expect(states()).toEqual([`error ${code} opened`]);
});

test.each(['en', 'lt', 'lv', 'ee'] as const)(
  'the mail is written in %s, without ids in place of texts',
  async (language) => {
    const { renderMail } = await import('@shop/commerce-mail/render-mail');
    const { toMailBrand } = await import('@shop/commerce-mail/mail-brand');
    const { subject, plain } = await renderMail({
      brand: toMailBrand({ name: 'Nordport', theme: 'default', seller: null, supportEmail: null }),
      language,
      content: {
        template: 'alert',
        data: { code: 'mails_failed', count: 4, threshold: 3, state: 'opened', since: MORNING.toISOString() },
      },
    });
    expect(subject).toMatch(/^\p{L}+: .+ \(4\)$/u);
    expect(subject).not.toContain('mails_failed');
    expect(plain).toContain('2026-03-02 10:00 UTC');
  },
);

test('the alerts are checked every minute', async () => {
  await aMail('a', 'waiting', ago(11));
  checkAlertsRegularly(jobs, alertsOn(mailAndJobWatches(deps)));
  await jobs.run('alerts-check');
  expect(await db.selectFrom('alert').select('code').execute()).toEqual([{ code: 'mails_waiting' }]);
});
