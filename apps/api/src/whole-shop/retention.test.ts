import { sql, toJson } from '@shop/database';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { forgetWhatIsOld } from '@shop/commerce-operations/retention';
import { stockShop } from '@shop/commerce-stock/testing';
import { shopRetention } from '../alerts-and-retention.ts';
import { createTestApp } from '../testing/test-app.ts';

const shop = await createTestApp();
const { db, deps, clock, jobs } = shop;
const KEPT_DAYS = Object.fromEntries(shopRetention.map(({ name, days }) => [name, days])) as Record<
  | 'mailTexts'
  | 'mailRows'
  | 'orderMails'
  | 'abandonedCheckouts'
  | 'attempts'
  | 'passwordLinks'
  | 'emailChanges'
  | 'familiarPlaces'
  | 'idempotencyKeys'
  | 'auditEvents'
  | 'reservations'
  | 'campaignVisits'
  | 'staffSessions'
  | 'textImports'
  | 'trackerCalls'
  | 'wishes',
  number
>;
const NOW = new Date('2026-11-22T03:37:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

beforeEach(async () => {
  await shop.reset();
  clock.now = NOW;
});
afterAll(() => shop.close());

const night = () => forgetWhatIsOld({ ...deps, rules: shopRetention });

type MailRow = { state?: 'sent' | 'failed' | 'waiting'; template?: string; linksExpireAt?: Date };

const aMail = (
  key: string,
  days: number,
  { state = 'sent', template = 'welcome', linksExpireAt }: MailRow = {},
) =>
  db
    .insertInto('mail_outbox')
    .values({
      unique_key: key,
      brand_key: 'lt',
      language: 'en',
      recipient: 'ona@example.lt',
      template,
      data: toJson({ name: 'Ona' }),
      subject: 'Hello Ona',
      html: '<p>Ona',
      plain: 'Ona',
      state,
      created_at: daysAgo(days),
      links_expire_at: linksExpireAt ?? null,
    })
    .execute();

test('a mail loses its text and recipient after 30 days and its row after a year; pending mails stay', async () => {
  await aMail('fresh', KEPT_DAYS.mailTexts - 1);
  await aMail('old', KEPT_DAYS.mailTexts + 1);
  await aMail('refused', KEPT_DAYS.mailTexts + 1, { state: 'failed' });
  await aMail('waits', KEPT_DAYS.mailTexts + 1, { state: 'waiting' });
  await aMail('ancient', KEPT_DAYS.mailRows + 1);
  await night();
  const rows = await db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
  expect(rows.map(({ unique_key }) => unique_key)).toEqual(['fresh', 'old', 'refused', 'waits']);
  expect(
    rows.filter((row) => JSON.stringify(row).includes('Ona')).map(({ unique_key }) => unique_key),
  ).toEqual(['fresh', 'waits']);
});

test('a mail about an order keeps its text for two years', async () => {
  const ofOrder = { template: 'order-confirmation' };
  await aMail('kept', KEPT_DAYS.orderMails - 1, ofOrder);
  await aMail('old', KEPT_DAYS.orderMails + 1, ofOrder);
  await aMail('waits', KEPT_DAYS.orderMails + 1, { ...ofOrder, state: 'waiting' });
  await night();
  const rows = await db.selectFrom('mail_outbox').select(['unique_key', 'plain']).orderBy('id').execute();
  expect(rows).toEqual([
    { unique_key: 'kept', plain: 'Ona' },
    { unique_key: 'waits', plain: 'Ona' },
  ]);
});

test('the text of a mail is deleted when its link ends; its subject and recipient stay', async () => {
  const reset = { template: 'password-reset' };
  await aMail('ended', 1, { ...reset, linksExpireAt: new Date(NOW.getTime() - 1) });
  await aMail('valid', 1, { ...reset, linksExpireAt: new Date(NOW.getTime() + 1) });
  await aMail('waits', 1, { ...reset, state: 'waiting', linksExpireAt: daysAgo(1) });
  await night();
  const rows = await db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
  expect(rows.map(({ unique_key, plain, html }) => [unique_key, plain, html])).toEqual([
    ['ended', null, null],
    ['valid', 'Ona', '<p>Ona'],
    ['waits', 'Ona', '<p>Ona'],
  ]);
  expect(rows[0]).toMatchObject({ recipient: 'ona@example.lt', subject: 'Hello Ona', data: {} });
});

test('an abandoned checkout is deleted after 30 days, an active one stays', async () => {
  const aSession = (slug: string, state: string, days: number) =>
    sql`insert into checkout_session
      (slug, brand, cart_id, cart_fingerprint, state, language, currency_id, rate, lines, amounts, country_id,
        address, email, expires_at, updated_at)
      values (${slug.padEnd(22, 'x')}, 'lt', ${slug.length}, '', ${state}, 'en', 1, 1, '[]', '{}', 1,
        '{"first_name":"Ona"}', 'ona@example.lt', shop_now(), ${daysAgo(days)})`.execute(db);
  await aSession('a', 'expired', KEPT_DAYS.abandonedCheckouts + 1);
  await aSession('bb', 'invalidated', KEPT_DAYS.abandonedCheckouts + 1);
  await aSession('ccc', 'expired', KEPT_DAYS.abandonedCheckouts - 1);
  await aSession('dddd', 'live', KEPT_DAYS.abandonedCheckouts + 1);
  await aSession('eeeee', 'completed', KEPT_DAYS.abandonedCheckouts + 1);
  expect((await night())['abandonedCheckouts']).toBe(2);
  const left = await db.selectFrom('checkout_session').select('slug').orderBy('slug').execute();
  expect(left.map(({ slug }) => slug[0])).toEqual(['c', 'd', 'e']);
});

test('attempts, request keys and audit events are deleted at their time', async () => {
  for (const [key, days] of [
    ['old', KEPT_DAYS.attempts + 1],
    ['new', KEPT_DAYS.attempts - 1],
  ] as const)
    await db
      .insertInto('attempt_limit')
      .values({ key, window_started_at: daysAgo(days), hits: 1 })
      .execute();
  await db
    .insertInto('attempt_limit')
    .values({ key: 'blocked', window_started_at: daysAgo(30), hits: 1, blocked_until: daysAgo(-1) })
    .execute();
  for (const days of [KEPT_DAYS.idempotencyKeys + 1, KEPT_DAYS.idempotencyKeys - 1])
    await db
      .insertInto('idempotency_key')
      .values({ scope: 's', key: String(days), body_hash: '', started_at: daysAgo(days) })
      .execute();
  for (const days of [KEPT_DAYS.auditEvents + 1, KEPT_DAYS.auditEvents - 1]) {
    clock.now = daysAgo(days);
    deps.audit.record({ event: 'login.succeeded', outcome: 'done', actor: { kind: 'client', id: 1 } });
  }
  await deps.audit.flush();
  clock.now = NOW;

  expect(await night()).toMatchObject({ attempts: 1, idempotencyKeys: 1, auditEvents: 1 });
  const keys = await db.selectFrom('attempt_limit').select('key').orderBy('key').execute();
  expect(keys.map(({ key }) => key)).toEqual(['blocked', 'new']);
});

test('password reset links and known places are deleted at their time', async () => {
  const { id } = await db
    .insertInto('client')
    .values({ brand: 'lt', email: 'ona@example.lt', password_hash: null, country_id: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const days of [KEPT_DAYS.passwordLinks + 1, KEPT_DAYS.passwordLinks - 1])
    await db
      .insertInto('password_reset')
      .values({ client_id: id, token_hash: Buffer.from([days]), expires_at: daysAgo(days) })
      .execute();
  for (const days of [KEPT_DAYS.emailChanges + 1, KEPT_DAYS.emailChanges - 1])
    await db
      .insertInto('email_change')
      .values({
        ...{ client_id: id, new_email: 'ona@example.lv', old_token_hash: null },
        ...{ new_token_hash: Buffer.from([days]), expires_at: daysAgo(days) },
      })
      .execute();
  for (const days of [KEPT_DAYS.familiarPlaces + 1, KEPT_DAYS.familiarPlaces - 1])
    await db
      .insertInto('familiar_place')
      .values({ client_id: id, place_hash: Buffer.from(String(days)), seen_at: daysAgo(days) })
      .execute();
  expect(await night()).toMatchObject({ passwordLinks: 1, emailChanges: 1, familiarPlaces: 1 });
});

test('the nightly job deletes them', async () => {
  await aMail('ancient', KEPT_DAYS.mailRows + 1);
  await jobs.run('retention');
  expect(await db.selectFrom('mail_outbox').select('id').execute()).toEqual([]);
});

test('an expired session of staff is deleted after a day', async () => {
  const { id: staff_id } = await db
    .insertInto('staff_member')
    .values({ login: 'ana', name: 'Ana', password_hash: 'none', roles: ['lead'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const days of [KEPT_DAYS.staffSessions + 1, 0])
    await db
      .insertInto('staff_session')
      .values({
        ...{ staff_id, host: 'office.example', token_hash: Buffer.from([days]) },
        ...{ expires_at: daysAgo(days), ends_at: daysAgo(days) },
      })
      .execute();
  expect(await night()).toMatchObject({ staffSessions: 1 });
});

test('a file of translations that staff sent is deleted after 30 days', async () => {
  const { id: staff_id } = await db
    .insertInto('staff_member')
    .values({ login: 'rasa', name: 'Rasa', password_hash: 'none', roles: ['content'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const keep = (key: string, days: number) =>
    db
      .insertInto('text_import')
      .values({
        ...{ key, staff_id, locale: 'lt', source_locale: 'en' },
        ...{ units: toJson([]), created_at: daysAgo(days) },
      })
      .execute();
  await keep('old', KEPT_DAYS.textImports + 1);
  await keep('new', 0);
  expect(await night()).toMatchObject({ textImports: 1 });
  expect(await db.selectFrom('text_import').select('key').execute()).toEqual([{ key: 'new' }]);
});

test('an ended reservation is deleted after 90 days, and an active one stays', async () => {
  const { id: model_id } = await db
    .insertInto('device_model')
    .values({ name: 'iPhone 18', storage_gb: 256, colour: toJson({ en: 'Sand' }), devices: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reserve = (slug: string, days: number | null) =>
    db
      .insertInto('device_reservation')
      .values({
        ...{ slug: slug.repeat(22), model_id, brand: 'lt', email: `${slug}@example.lt`, name: 'Ona' },
        ...{ phone: '1', language: 'lt' as const, confirm_by: NOW },
        ...(days === null ? {} : { state: 'expired' as const, ended_at: daysAgo(days) }),
      })
      .execute();
  await reserve('a', KEPT_DAYS.reservations + 1);
  await reserve('b', KEPT_DAYS.reservations - 1);
  await reserve('c', null);
  await night();
  const left = await db.selectFrom('device_reservation').select('email').orderBy('id').execute();
  expect(left.map(({ email }) => email)).toEqual(['b@example.lt', 'c@example.lt']);
});

test('campaign counts of two seasons are kept, older days are deleted', async () => {
  const day = (days: number) => daysAgo(days).toISOString().slice(0, 10);
  const named = { brand: 'lt', campaign: 'spring', medium: 'mail', visits: 1 };
  await db
    .insertInto('campaign_visit')
    .values([
      { ...named, source: 'kept', day: day(KEPT_DAYS.campaignVisits - 1) },
      { ...named, source: 'old', day: day(KEPT_DAYS.campaignVisits + 1) },
    ])
    .execute();
  await night();
  const rows = await db.selectFrom('campaign_visit').select('source').execute();
  expect(rows).toEqual([{ source: 'kept' }]);
});

test('a wish is deleted after three years', async () => {
  await stockShop(db);
  const { id: client_id } = await db
    .insertInto('client')
    .values({ brand: 'lt', email: 'wishing@example.lt', password_hash: null, country_id: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const wish = (variant_id: number, days: number) =>
    db
      .insertInto('wish')
      .values({
        ...{ client_id, variant_id, price_saved: 1, was_in_stock: true, created_at: daysAgo(days) },
        ...{ alert_percent: null, price_told: null, told_at: null },
      })
      .execute();
  await wish(1, KEPT_DAYS.wishes + 1);
  await wish(3, KEPT_DAYS.wishes - 1);
  expect(await night()).toMatchObject({ wishes: 1 });
  const left = await db.selectFrom('wish').select('variant_id').execute();
  expect(left).toEqual([{ variant_id: 3 }]);
});

test('the log of the demo’s trackers is deleted after a week', async () => {
  const call = (event: string, days: number) =>
    db
      .insertInto('tracker_call')
      .values({
        ...{ brand: 'lt', source: 'browser', tracker: 'pixel', event, event_id: null, call: toJson({}) },
        created_at: daysAgo(days),
      })
      .execute();
  await call('old', KEPT_DAYS.trackerCalls + 1);
  await call('new', KEPT_DAYS.trackerCalls - 1);
  expect(await night()).toMatchObject({ trackerCalls: 1 });
  expect(await db.selectFrom('tracker_call').select('event').execute()).toEqual([{ event: 'new' }]);
});
