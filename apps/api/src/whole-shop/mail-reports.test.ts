import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { mailReportsPersonal } from '@shop/commerce-mail-reports';
import { forgetWhatIsOld } from '@shop/commerce-operations/retention';
import { hire, officeOf } from '@shop/commerce-staff/testing';
import { authContract, ownAccountContract } from '@shop/contracts/auth';
import { newslettersContract } from '@shop/contracts/newsletters';
import { staffCallsContract as staff } from '@shop/contracts/staff';
import { NEWS_TOPICS } from '@shop/domain/news-topics';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { shopRetention } from '../alerts-and-retention.ts';
import { createWholeShop } from '../testing/whole-shop.ts';

const reportDir = await mkdtemp(path.join(os.tmpdir(), 'mail-reports-'));
const shop = await createWholeShop({ reportDir });
const { clock, db, deps, jobs } = shop;
const TODAY = clock.now;
beforeEach(async () => {
  clock.now = TODAY;
  await rm(reportDir, { recursive: true, force: true });
  await shop.reset();
});
afterAll(async () => {
  await shop.close();
  await rm(reportDir, { recursive: true, force: true });
});

const HOUR_MS = 3_600_000;
const pass = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};
/** Mails are delivered, and what came back is read. */
const post = async () => {
  await jobs.runAll();
  await jobs.run('mail-reports-read');
};

const register = async (email: string) => {
  const body = { email, password: 'ilgas ir slaptas', first_name: 'Ona', last_name: 'Petraitė' };
  const { sessionToken: token = '' } = await shop.call(authContract.register, { body });
  const topics = [...NEWS_TOPICS];
  await shop.call(ownAccountContract.saveNews, { token, body: { subscribed: true, topics } });
  const { id } = await db
    .selectFrom('client')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { token, email, id };
};
type Client = Awaited<ReturnType<typeof register>>;

let mailed = 0;
const mailNews = ({ id, email }: Client) =>
  deps.mail.enqueue(db, {
    ...{ brand: 'lt', language: 'lt', to: email, template: 'newsletter', uniqueKey: `news:${(mailed += 1)}` },
    data: { subject: 'Pavasaris', unsubscribe: 'http://lt.localhost:4200/lt', blocks: [] },
    news: { clientId: id, topic: 'offers' },
  });
const newsOf = async ({ token }: Client) =>
  (await shop.call(ownAccountContract.news, { token, body: {} })).body;
const mails = async (template: string, state: 'sent' | 'waiting' | 'failed' = 'sent') => {
  const rows = db.selectFrom('mail_outbox').select('data').where('template', '=', template);
  return rows.where('state', '=', state).orderBy('id').execute();
};
const confirm = async () => {
  const { data } = (await mails('email-confirm')).at(-1)!;
  const token = (data as { link: string }).link.split('/').at(-1) ?? '';
  return shop.call(ownAccountContract.confirmEmail, { body: { token } });
};

test('a mail comes back, its address gets no news until it is confirmed again, and login mails are tried all the time', async () => {
  const ona = await register('bounce@post.example');
  await mailNews(ona);
  await post();
  expect(await readdir(path.join(reportDir, 'done'))).not.toEqual([]);
  expect(await newsOf(ona)).toMatchObject({ subscribed: true, stopped: 'bounce' });

  const before = (await mails('newsletter')).length;
  await mailNews(ona);
  await shop.call(authContract.requestPasswordReset, { body: { email: ona.email } });
  await post();
  expect(await mails('newsletter')).toHaveLength(before);
  expect(await mails('password-reset')).toHaveLength(1);

  pass(HOUR_MS);
  await shop.call(ownAccountContract.sendConfirmation, { token: ona.token, body: {} });
  await jobs.runAll();
  pass(HOUR_MS);
  expect(await confirm()).toMatchObject({ status: 200, body: { state: 'confirmed' } });
  await jobs.run('mail-reports-read');
  expect(await newsOf(ona)).toMatchObject({ subscribed: true, stopped: null });
  await mailNews(ona);
  await jobs.runAll();
  expect(await mails('newsletter')).toHaveLength(before + 1);
});

test('a confirmed address asks for its link once more while it is stopped, and not otherwise', async () => {
  const ona = await register('full@post.example');
  await jobs.runAll();
  await confirm();
  const ask = () => shop.call(ownAccountContract.sendConfirmation, { token: ona.token, body: {} });
  await ask();
  await jobs.runAll();
  expect(await mails('email-confirm')).toHaveLength(1);
  pass(HOUR_MS);
  for (let at = 0; at < 5; at += 1) await mailNews(ona);
  await post();
  expect(await newsOf(ona)).toMatchObject({ stopped: 'soft_bounces' });
  await ask();
  await jobs.runAll();
  expect(await mails('email-confirm')).toHaveLength(2);
});

test('a complaint ends every kind of news at every brand, with a record of each', async () => {
  const email = 'complain@post.example';
  const ona = await register(email);
  await shop.call(newslettersContract.ask, { body: { email, topics: ['tips'] }, brand: 'lv' });
  await jobs.runAll();
  const { data } = (await mails('newsletter-confirm'))[0]!;
  const link = (data as { link: string }).link.split('/').at(-1) ?? '';
  await shop.call(newslettersContract.confirm, { body: { token: link }, brand: 'lv' });
  expect((await newsOf(ona)).topics).toContain('price_alerts');

  await jobs.run('mail-reports-read');
  expect(await newsOf(ona)).toEqual({ status: true, subscribed: false, topics: [], stopped: 'complaint' });
  const [refusal] = await db.selectFrom('news_refusal').select('refused_at').execute();
  expect(refusal?.refused_at).toEqual(clock.now);
  const [subscriber] = await db.selectFrom('newsletter_subscriber').select(['state', 'ended_at']).execute();
  expect(subscriber).toEqual({ state: 'ended', ended_at: clock.now });
  await deps.audit.flush();
  const events = await db.selectFrom('audit_event').select(['subject', 'details']).execute();
  expect(events).toContainEqual({
    subject: `client:${ona.id}`,
    details: { act: 'news.ended', reason: 'complaint' },
  });

  pass(HOUR_MS);
  await confirm();
  expect(await newsOf(ona)).toMatchObject({ subscribed: false, topics: [], stopped: null });
});

test('news that wait while their address is stopped are not delivered; an order’s mail is', async () => {
  const ona = await register('ona@post.example');
  await mailNews(ona);
  await db
    .insertInto('mail_stop')
    .values({ email: ona.email, reason: 'bounce', detail: '5.1.1', reported_at: clock.now })
    .execute();
  const receipt = { brand: 'lt', language: 'lt', to: ona.email } as const;
  await deps.mail.enqueue(db, {
    ...{ ...receipt, template: 'refund', uniqueKey: 'refund:1' },
    data: { name: 'Ona', number: 'QU1', amount: '1 €', link: null },
  });
  await jobs.runAll();
  expect(await mails('refund')).toHaveLength(1);
  expect([...(await mails('newsletter')), ...(await mails('newsletter', 'waiting'))]).toEqual([]);
});

test('staff see at the client why no news are mailed', async () => {
  const ona = await register('bounce@post.example');
  const office = officeOf(shop);
  const as = await hire(shop, 'ana', 'finance');
  const seen = async () => (await office(staff.balance, { as, body: { client_id: ona.id } })).body.mail_stop;
  expect(await seen()).toBeNull();
  await post();
  expect(await seen()).toMatchObject({ reason: 'bounce', status: '5.1.1' });
});

test('staff release a stopped address with a reason, once, and news go out again', async () => {
  const ona = await register('bounce@post.example');
  const office = officeOf(shop);
  const as = await hire(shop, 'ana', 'finance');
  const stops = async () => (await office(staff.mailStops, { as, body: {} })).body;
  await post();
  expect(await stops()).toMatchObject({
    stops: [{ email: ona.email, reason: 'bounce', status: '5.1.1' }],
    more: false,
  });
  await mailNews(ona);
  await jobs.runAll();
  expect(await mails('newsletter')).toHaveLength(0);

  const body = { email: ona.email, reason: 'The mailbox works again.' };
  const silent = await office(staff.liftMailStop, { as, body: { ...body, reason: ' ' } });
  expect([silent.status, silent.body]).toMatchObject([422, { errors: { reason: ['required'] } }]);
  // Two people press at once: one of them has released it.
  const both = await Promise.all([1, 2].map(() => office(staff.liftMailStop, { as, body })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await stops()).toMatchObject({ stops: [] });
  expect(await newsOf(ona)).toMatchObject({ subscribed: true, stopped: null });
  await mailNews(ona);
  await jobs.runAll();
  expect(await mails('newsletter')).toHaveLength(1);

  const lead = await hire(shop, 'rasa', 'lead');
  const { acts } = (await office(staff.acts, { as: lead, body: { act: 'mail_stop.lifted' } })).body;
  expect(acts).toMatchObject([
    {
      ...{ subject_kind: 'client', subject_id: String(ona.id), reason: body.reason },
      ...{ before: { reason: 'bounce', status: '5.1.1' }, after: null },
    },
  ]);
});

test('the act of an address without an account does not name it', async () => {
  const email = 'reader@post.example';
  await db
    .insertInto('mail_stop')
    .values({ email, reason: 'complaint', detail: '', reported_at: clock.now })
    .execute();
  const office = officeOf(shop);
  const as = await hire(shop, 'ana', 'lead');
  await office(staff.liftMailStop, { as, body: { email, reason: 'Asked by phone.' } });
  const { acts } = (await office(staff.acts, { as, body: { subject_kind: 'address' } })).body;
  expect(acts).toHaveLength(1);
  expect(acts[0]?.subject_id).toMatch(/^[0-9a-f]{16}$/);
  expect(JSON.stringify(acts)).not.toContain(email);
});

test('the reports about a client are exported, erased with the account, and deleted after two years', async () => {
  const ona = await register('bounce@post.example');
  await post();
  const person = { clientId: ona.id, brand: 'lt', email: ona.email.toUpperCase() };
  const reports = () => db.selectFrom('mail_report').select('kind').execute();
  expect((await reports()).length).toBeGreaterThan(0);
  expect(await mailReportsPersonal.read(db, person)).toContainEqual({
    ...{ created: clock.now, kind: 'hard_bounce', reference: '5.1.1' },
  });
  await db.transaction().execute(async (tx) => mailReportsPersonal.erase?.(tx, person, clock.now));
  expect(await reports()).toEqual([]);

  await db.deleteFrom('mail_outbox').execute();
  await register('bounce+2@post.example');
  await post();
  const rule = shopRetention.find(({ name }) => name === 'mailReports')!;
  for (const [days, left] of [
    [rule.days, true],
    [rule.days + 1, false],
  ] as const) {
    clock.now = new Date(TODAY.getTime() + days * 24 * HOUR_MS);
    await forgetWhatIsOld({ ...deps, clock: () => clock.now, rules: [rule] });
    expect((await reports()).length > 0).toBe(left);
  }
});
