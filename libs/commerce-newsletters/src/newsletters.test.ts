import { newslettersContract } from '@shop/contracts/newsletters';
import type { NewsletterTopic } from '@shop/domain/news-topics';
import { createTestServer } from '@shop/commerce-kit/testing';
import { noVisitors } from '@shop/commerce-kit/visitor';
import { createTestMail } from '@shop/commerce-mail/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readIssue, type IssueFile } from './issue-file.ts';
import { insertIssue } from './issues.repository.ts';
import { createNewsletters } from './newsletters.module.ts';
import { newslettersPersonal } from './newsletters.personal.ts';
import { newslettersRetention } from './newsletters.retention.ts';
import { sendIssues } from './send-issues.ts';

const shop = await createTestServer((deps) => {
  const { mail, jobs } = createTestMail(deps);
  const needs = { ...deps, mail, secret: 'test-secret' };
  return { mail, jobs, needs, visitors: noVisitors, routes: [createNewsletters(needs).routes] };
});
const { db, clock } = shop;
const { jobs, needs } = shop.made;
const START = clock.now;
const DAY = 24 * 60 * 60_000;
beforeEach(async () => {
  clock.now = START;
  jobs.sent.length = 0;
  await shop.reset();
});
afterAll(shop.close);

const EMAIL = 'ona@post.example';
const ask = (email = EMAIL, topics: NewsletterTopic[] = ['offers', 'tips'], ip = '203.0.113.7') =>
  shop.call(newslettersContract.ask, { body: { email, topics }, locale: 'lt', ip });
const mails = (template: string) =>
  db.selectFrom('mail_outbox').selectAll().where('template', '=', template).orderBy('id').execute();
const tokenOf = async () => {
  const { data } = (await mails('newsletter-confirm')).at(-1)!;
  return (data as { link: string }).link.split('/').at(-1) ?? '';
};
const confirm = (token: string, brand = 'lt') =>
  shop.call(newslettersContract.confirm, { body: { token }, brand });
const subscribe = async (email = EMAIL, topics?: NewsletterTopic[]) => {
  await ask(email, topics, `203.0.113.${email.length}`);
  expect((await confirm(await tokenOf())).status).toBe(200);
};
const rows = () => db.selectFrom('newsletter_subscriber').selectAll().orderBy('id').execute();
const aClient = async (email: string, isConfirmed = true) =>
  (
    await db
      .insertInto('client')
      .values({
        ...{ brand: 'lt', email, password_hash: null, country_id: 1, language_id: 2, currency_id: 1 },
        email_confirmed_at: isConfirmed ? START : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

const ISSUE: IssueFile = {
  key: 'week-10',
  topic: 'tips',
  texts: {
    en: { subject: 'How to choose', blocks: [{ type: 'button', text: 'Read', path: '/blog' }] },
    lt: { subject: 'Kaip išsirinkti', blocks: [{ type: 'text', text: 'Patarimai.' }] },
  },
};
const queue = (issue = ISSUE, brand = 'lt') => insertIssue(db, { brand, issue, now: clock.now });

test('an address is subscribed by the button behind its mail, with its topics and what it agreed to', async () => {
  expect((await ask()).body).toEqual({ status: true });
  expect(await rows()).toMatchObject([
    { email: EMAIL, state: 'asked', language: 'lt', topics: ['offers', 'tips'], consent_text: '2026-11' },
  ]);
  const token = await tokenOf();
  expect((await confirm(token, 'lv')).status).toBe(422);
  expect((await confirm(token)).status).toBe(200);
  expect(await rows()).toMatchObject([{ state: 'confirmed', confirmed_at: START, token_hash: null }]);
  expect((await confirm(token)).status).toBe(422);
});

test('a link confirms for three days, and a later request has a link of its own', async () => {
  await ask();
  const first = await tokenOf();
  clock.now = new Date(START.getTime() + 3 * DAY);
  expect((await confirm(first)).status).toBe(422);
  await ask();
  expect((await confirm(first)).status).toBe(422);
  expect((await confirm(await tokenOf())).status).toBe(200);
});

test('a subscribed address is answered like an unknown one; it gets no mail, and its topics stay', async () => {
  const unknown = await ask();
  await confirm(await tokenOf());
  const known = await ask('ONA@post.example', ['new_stores']);
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(await mails('newsletter-confirm')).toHaveLength(1);
  expect(await rows()).toMatchObject([{ topics: ['offers', 'tips'] }]);
});

test('one place asks a few times, one address gets few mails, and a program that fills all fields gets none', async () => {
  for (let at = 0; at < 5; at += 1) expect((await ask()).status).toBe(200);
  expect(await mails('newsletter-confirm')).toHaveLength(3);
  expect((await ask()).status).toBe(429);
  const body = { email: 'bot@post.example', topics: ['tips' as const], website: 'x' };
  expect((await shop.call(newslettersContract.ask, { body })).body).toEqual({ status: true });
  expect(await rows()).toHaveLength(1);
});

test('a missing address and missing topics are named', async () => {
  const refused = await shop.call(newslettersContract.ask, { body: { email: 'ona', topics: [] } });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { email: ['email'], topics: ['required'] } },
  });
});

test('an issue goes once to each subscriber of its topic, in their language, with a link that ends it', async () => {
  await subscribe();
  await subscribe('jonas@post.example', ['offers']);
  await queue();
  expect(await sendIssues(needs)).toBe(1);
  expect(await sendIssues(needs)).toBe(0);
  const [mail] = await mails('newsletter');
  expect(mail).toMatchObject({ recipient: EMAIL, data: { subject: 'Kaip išsirinkti' } });
  const { unsubscribe } = mail!.data as { unsubscribe: string };
  expect(unsubscribe).toMatch(/\/lt\/newsletter\/unsubscribe\/[\w-]{43}\?topic=tips$/);
  expect(await queue()).toBeUndefined();
});

test('four processes at once write each mail once', async () => {
  for (let at = 0; at < 230; at += 1)
    await db
      .insertInto('newsletter_subscriber')
      .values({
        ...{ brand: 'lt', email: `a${at}@post.example`, language: 'en', country_id: 1, topics: ['tips'] },
        ...{ state: 'confirmed', consent_text: '1', asked_at: START, expires_at: START },
        ...{ confirmed_at: START, token_hash: null, ended_at: null },
      })
      .execute();
  await queue();
  const written = await Promise.all([1, 2, 3, 4].map(() => sendIssues(needs)));
  expect(written.reduce((sum, one) => sum + one, 0)).toBe(230);
  const sent = await mails('newsletter');
  expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(230);
  expect(sent).toHaveLength(230);
});

test('a process that ends in a batch leaves no mail of it, and the next one goes on', async () => {
  await subscribe();
  await subscribe('jonas@post.example');
  await queue();
  let mailed = 0;
  const mail = {
    enqueue: async (...args: Parameters<typeof needs.mail.enqueue>) => {
      mailed += 1;
      if (mailed === 2) throw new Error('killed');
      await needs.mail.enqueue(...args);
    },
  };
  await expect(sendIssues({ ...needs, mail: mail as typeof needs.mail })).rejects.toThrow('killed');
  expect(await mails('newsletter')).toEqual([]);
  expect(await sendIssues(needs)).toBe(2);
  expect(await mails('newsletter')).toHaveLength(2);
});

test('a reader who unsubscribes before the mail is delivered gets none', async () => {
  await subscribe();
  await queue();
  await sendIssues(needs);
  const { unsubscribe } = (await mails('newsletter'))[0]!.data as { unsubscribe: string };
  const token = new URL(unsubscribe).pathname.split('/').at(-1)!;
  for (const _use of ['first', 'second'])
    expect((await shop.call(newslettersContract.end, { body: { token, topic: 'tips' } })).body).toEqual({
      status: true,
    });
  expect(await rows()).toMatchObject([{ state: 'confirmed', topics: ['offers'] }]);
  await jobs.runAll(clock.now);
  expect(await mails('newsletter')).toEqual([]);
  await shop.call(newslettersContract.end, { body: { token } });
  expect(await rows()).toMatchObject([{ state: 'ended', topics: [] }]);
  const forged = await shop.call(newslettersContract.end, { body: { token: 'a'.repeat(43) } });
  expect(forged.body).toEqual({ status: true });
});

test('a client’s confirmed address subscribes the account, which gets the issue once and is ended by it', async () => {
  const id = await aClient(EMAIL);
  await subscribe(EMAIL, ['tips']);
  const client = () =>
    db.selectFrom('client').select('is_subscribed').where('id', '=', id).executeTakeFirstOrThrow();
  expect(await client()).toEqual({ is_subscribed: true });
  const refused = await db.selectFrom('news_refusal').select('topic').orderBy('topic').execute();
  expect(refused.map(({ topic }) => topic)).toEqual(['new_stores', 'offers']);
  await queue();
  expect(await sendIssues(needs)).toBe(1);
  expect((await mails('newsletter'))[0]!.news).toEqual({ topic: 'tips', clientId: id });
});

test('an account whose address is not confirmed gets no issue, and takes none from the subscriber', async () => {
  await subscribe();
  await aClient(EMAIL, false);
  await queue();
  expect(await sendIssues(needs)).toBe(1);
  expect((await mails('newsletter'))[0]!.news).toMatchObject({ topic: 'tips' });
});

test('faults of an issue’s file are named, and links lead into the shop only', () => {
  expect(readIssue('{')).toEqual({ faults: ['The file is no JSON.'] });
  const foreign = { ...ISSUE.texts.en, blocks: [{ type: 'button', text: 'x', path: '//evil.example' }] };
  const { faults } = readIssue(JSON.stringify({ ...ISSUE, texts: { en: foreign } })) as { faults: string[] };
  expect(faults[0]).toContain('texts.en.blocks.0.path: must be a path of the shop');
  expect(readIssue(JSON.stringify(ISSUE))).toEqual(ISSUE);
  expect(readIssue(JSON.stringify({ ...ISSUE, texts: { lt: ISSUE.texts.lt } }))).toHaveProperty('faults');
});

test('a subscription is part of its person’s data, and is erased; requests end with their link', async () => {
  await subscribe();
  const person = { clientId: 1, brand: 'lt', email: EMAIL };
  expect(await newslettersPersonal.read(db, person)).toMatchObject([
    { email: EMAIL, state: 'confirmed', kind: 'offers, tips', reference: '2026-11' },
  ]);
  await db.transaction().execute((tx) => newslettersPersonal.erase!(tx, person, START));
  await ask();
  const [requests] = newslettersRetention;
  expect(await requests!.forget(db, new Date(START.getTime() + 3 * DAY))).toBe(0);
  expect(await requests!.forget(db, new Date(START.getTime() + 3 * DAY + 1))).toBe(1);
});

test('confirming the newsletter lifts the stop of an address whose mails came back', async () => {
  await db
    .insertInto('mail_stop')
    .values({ email: EMAIL.toUpperCase(), reason: 'bounce', detail: '5.1.1', reported_at: clock.now })
    .execute();
  await ask();
  const token = await tokenOf();
  expect(await db.selectFrom('mail_stop').select('email').execute()).toHaveLength(1);
  await confirm(token);
  expect(await db.selectFrom('mail_stop').select('email').execute()).toEqual([]);
});
