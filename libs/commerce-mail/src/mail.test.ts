import { afterAll, afterEach, expect, test } from 'vitest';
import { toJson } from '@shop/database';
import { createTestServer } from '@shop/commerce-kit/testing';
import { noVisitors } from '@shop/commerce-kit/visitor';
import type { Locale } from '@shop/commerce-kit/shop-brand';
import type { NewMail } from './mail.port.ts';
import { createTestMail } from './testing.ts';

const shop = await createTestServer((deps) => {
  const made = createTestMail(deps);
  return { ...made, visitors: noVisitors, routes: [made.mail.routes] };
});
const { app, db } = shop;
const { jobs, mail: post } = shop.made;
afterEach(async () => {
  await shop.reset();
  jobs.sent.length = 0;
});
afterAll(shop.close);

const anOrder = (language: Locale = 'en'): NewMail<'order-confirmation'> => ({
  brand: 'lt',
  language,
  to: 'ona@example.lt',
  template: 'order-confirmation',
  uniqueKey: `order:${language}`,
  data: {
    name: 'Ona',
    number: 'QU100001',
    link: 'http://lt.localhost:4200/lt/my-orders/abc',
    lines: [{ name: 'Mug <b>', details: 'Pine', quantity: 2, total: '€18.00' }],
    totals: [{ label: 'Subtotal', amount: '€18.00' }],
    total: '€25.50',
    paid: [{ label: 'Paid from your balance', amount: '€5.00' }],
    destination: 'pickup',
    address: ['Akropolis', 'Ozo g. 25', 'Vilnius', 'Ona Onaitė'],
    delivery: 'Omnivia',
    arrival: '27–30 November',
  },
});

const inMailbox = async () => (await app.inject('/dev/mailbox.json')).json();

test('a mail exists only if the transaction that caused it commits', async () => {
  const broken = db.transaction().execute(async (tx) => {
    await post.enqueue(tx, anOrder());
    throw new Error('changed our mind');
  });
  await expect(broken).rejects.toThrow();
  await db.transaction().execute((tx) => post.enqueue(tx, anOrder('lt')));
  await jobs.runAll();
  expect(await inMailbox()).toHaveLength(1);
});

test('one cause creates one mail, however often it is reported and its job runs', async () => {
  await post.enqueue(db, anOrder());
  await post.enqueue(db, anOrder());
  await jobs.runAll();
  await jobs.run('mail-deliver', { id: (await inMailbox())[0].id });
  const mails = await inMailbox();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ recipient: 'ona@example.lt', subject: 'Your order QU100001 at Nordport' });
});

test.each([
  ['en', 'Thank you for your order', 'Pickup point'],
  ['lt', 'Ačiū už užsakymą', 'Atsiėmimo punktas'],
  ['lv', 'Paldies par pasūtījumu', 'Saņemšanas punkts'],
  ['ee', 'Täname tellimuse eest', 'Pakipunkt'],
] as const)(
  'the order confirmation is written in %s, with lines, sums, pickup point and days',
  async (language, heading, point) => {
    await post.enqueue(db, anOrder(language));
    await jobs.runAll();
    const [{ id }] = await inMailbox();
    const { html, plain } = (await post.outbox.find(id)) ?? {};
    expect(html).toContain(heading);
    expect(html).toContain(`lang="${language === 'ee' ? 'et' : language}"`);
    expect(html).toContain('Mug &lt;b&gt;');
    for (const part of ['Mug', '€25.50', '€5.00', 'Ozo g. 25', 'Omnivia', '27–30 November', 'QU100001']) {
      expect(plain).toContain(part);
    }
    expect(html).toContain(point);
  },
);

test('a mail whose job was lost is found and delivered', async () => {
  await post.enqueue(db, anOrder());
  jobs.sent.length = 0;
  await db
    .updateTable('mail_outbox')
    .set({ next_try_at: new Date('2026-03-01T00:00:00Z') })
    .execute();
  await jobs.run('mail-sweep');
  expect(await inMailbox()).toHaveLength(1);
});

test('a mail whose template this release does not have is given up with the reason', async () => {
  await post.enqueue(db, anOrder());
  await db.updateTable('mail_outbox').set({ template: 'toString' }).execute();
  await jobs.runAll();
  const kept = await db.selectFrom('mail_outbox').select(['state', 'last_error']).executeTakeFirst();
  expect(kept).toEqual({ state: 'failed', last_error: 'There is no template toString.' });
});

test('a mail that was given up is delivered when it is tried again, and no other mail is', async () => {
  await post.enqueue(db, anOrder());
  const { id } = await db.selectFrom('mail_outbox').select('id').executeTakeFirstOrThrow();
  expect(await post.retryFailed({ id }, db), 'a mail that waits').toBe(false);
  await db.updateTable('mail_outbox').set({ template: 'toString' }).execute();
  await jobs.runAll();
  await db.updateTable('mail_outbox').set({ template: 'order-confirmation' }).execute();

  expect(await post.retryFailed({ id }, db)).toBe(true);
  await jobs.runAll();
  expect(await inMailbox()).toHaveLength(1);
  expect(await post.retryFailed({ id }, db), 'a mail that was delivered').toBe(false);
});

test('a mail that was given up and whose text is deleted is not tried again', async () => {
  await post.enqueue(db, anOrder());
  const { id } = await db.selectFrom('mail_outbox').select('id').executeTakeFirstOrThrow();
  await db
    .updateTable('mail_outbox')
    .set({ state: 'failed', data: toJson({}) })
    .execute();
  expect(await post.retryFailed({ id }, db)).toBe(false);
  await db
    .updateTable('mail_outbox')
    .set({ data: toJson({ name: 'Ona' }), recipient: '' })
    .execute();
  expect(await post.retryFailed({ id }, db)).toBe(false);
});

test('the mailbox shows a mail in a frame that runs nothing', async () => {
  await post.enqueue(db, anOrder());
  await jobs.runAll();
  const [{ id }] = await inMailbox();
  expect((await app.inject('/dev/mailbox')).body).toContain('ona@example.lt');
  const page = await app.inject(`/dev/mailbox/${id}`);
  expect(page.body).toMatch(/<iframe[^>]*sandbox="[^"]*" srcdoc="/);
  expect(page.body).not.toMatch(/sandbox="[^"]*allow-scripts/);
  expect((await app.inject('/dev/mailbox/999999')).statusCode).toBe(404);
  expect((await app.inject('/dev/mailbox/x')).statusCode).toBe(404);
});

test.each(['password-reset', 'password-changed', 'one-time-link', 'order-link', 'welcome'] as const)(
  '%s has its link, also as text',
  async (template) => {
    const link = 'http://lt.localhost:4200/ee/password-reset/token';
    await post.enqueue(db, {
      ...anOrder('ee'),
      template,
      uniqueKey: template,
      data: { name: '', link },
    });
    await jobs.runAll();
    const [{ id }] = await inMailbox();
    const mail = await post.outbox.find(id);
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.plain).toContain(link);
  },
);

test.each([
  ['en', 'We have refunded €12.50 for order QU100001.', 'Your refund for order QU100001 at Nordport'],
  ['lt', 'Už užsakymą QU100001 grąžinome €12.50.', 'Pinigų grąžinimas už užsakymą QU100001 – Nordport'],
  [
    'lv',
    'Par pasūtījumu QU100001 esam atmaksājuši €12.50.',
    'Naudas atmaksa par pasūtījumu QU100001 – Nordport',
  ],
  [
    'ee',
    'Maksime teile tellimuse QU100001 eest tagasi €12.50.',
    'Tagasimakse tellimuse QU100001 eest – Nordport',
  ],
] as const)('a refund mail is in %s, with its sum and its order', async (language, told, subject) => {
  const link = 'http://lt.localhost:4200/lt/my-orders/abc';
  await post.enqueue(db, {
    ...{ brand: 'lt', language, to: 'ona@example.lt', template: 'refund', uniqueKey: 'refund:1' },
    data: { name: 'Ona', number: 'QU100001', amount: '€12.50', link },
  });
  await jobs.runAll();
  const [{ id }] = await inMailbox();
  const { html, plain, subject: sent } = (await post.outbox.find(id)) ?? {};
  expect(sent).toBe(subject);
  expect(plain).toContain(told);
  expect(html).toContain(`href="${link}"`);
});
