import { afterAll, afterEach, expect, test } from 'vitest';
import { createTestGround } from '@shop/commerce-kit/testing';
import { createIdleJobs } from '@shop/commerce-jobs';
import { createReturnPaths, tokensIn } from '@shop/commerce-mail-reports';
import { createMail } from './mail.module.ts';
import { createPostOffice, refusal } from './testing.ts';

const shop = await createTestGround();
const { db, deps, clock } = shop;
const MORNING = clock.now;
let verdict: Error | undefined;
const office = await createPostOffice({ hideSTARTTLS: true, judge: () => verdict });
const jobs = createIdleJobs();
const returnPaths = createReturnPaths('a secret', 'bounce@mail.test.example');
const mail = createMail({
  ...{ db, jobs, brands: deps.brands, log: deps.log, from: 'shop@test.example', returnPaths },
  ...{ smtpUrl: `smtp://${office.address}`, clock: deps.clock },
});
afterEach(async () => {
  verdict = undefined;
  clock.now = MORNING;
  office.letters.length = 0;
  jobs.sent.length = 0;
  await shop.reset();
});
afterAll(async () => {
  await office.close();
  await shop.close();
});

const UNSUBSCRIBE = `http://lt.localhost:4200/lt/unsubscribe/${'u'.repeat(43)}`;
const welcome = (to: string) =>
  mail.enqueue(db, {
    ...{ brand: 'lt', language: 'lt' as const, to, template: 'welcome' as const, uniqueKey: `welcome:${to}` },
    data: { name: 'Ona', link: 'http://lt.localhost:4200/lt', unsubscribe: UNSUBSCRIBE },
  });
const states = () =>
  db
    .selectFrom('mail_outbox')
    .select(['recipient', 'state', 'attempts', 'last_error'])
    .orderBy('id')
    .execute();
const letTimePass = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};
/** Runs the jobs that are due when time has passed, the sweep last. */
const jobsAfter = async (ms: number) => {
  letTimePass(ms);
  await jobs.runAll(clock.now);
  await jobs.run('mail-sweep');
};
const HOUR_MS = 3_600_000;

test('a mail of the outbox is sent by SMTP, once', async () => {
  await welcome('ona@example.lt');
  await jobs.runAll();
  await jobsAfter(HOUR_MS);
  expect(office.letters.map(({ to }) => to)).toEqual([['ona@example.lt']]);
  expect(await states()).toMatchObject([{ state: 'sent', attempts: 1, last_error: null }]);
});

test('a mail that could not be delivered is kept with the reason, and is delivered at the next attempt', async () => {
  verdict = refusal(451);
  await welcome('ona@example.lt');
  await jobs.runAll();
  expect(await states()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  expect((await states())[0]?.last_error).toContain('451');
  verdict = undefined;
  await jobsAfter(4_999);
  expect(office.letters).toEqual([]);
  await jobsAfter(1);
  expect(office.letters).toHaveLength(1);
  expect(await states()).toMatchObject([{ state: 'sent', attempts: 2, last_error: null }]);
});

test('a mail whose next attempt was lost with its job is delivered by the sweep, a minute after its time', async () => {
  verdict = refusal(451);
  await welcome('ona@example.lt');
  await jobs.runAll();
  verdict = undefined;
  jobs.sent.length = 0;
  await jobsAfter(65_000);
  expect(office.letters).toEqual([]);
  await jobsAfter(1);
  expect(office.letters).toHaveLength(1);
});

test('an attempt whose job runs twice is made once', async () => {
  verdict = refusal(451);
  await welcome('ona@example.lt');
  const [job] = jobs.sent;
  await jobs.runAll();
  const asked = office.asked();
  await jobs.run('mail-deliver', job?.data);
  expect(office.asked()).toBe(asked);
  expect(jobs.sent).toHaveLength(1);
});

test('a permanently refused mail is given up and not sent again', async () => {
  verdict = refusal(550);
  await welcome('nobody@example.lt');
  await jobs.runAll();
  const asked = office.asked();
  verdict = undefined;
  await jobsAfter(HOUR_MS);
  expect(office.asked()).toBe(asked);
  expect(office.letters).toEqual([]);
  expect(await states()).toMatchObject([{ state: 'failed', attempts: 1 }]);
});

test('a refusal that names a dead address stops it, and one about the sender or the mail does not', async () => {
  const stops = () => db.selectFrom('mail_stop').select(['email', 'reason', 'detail']).execute();
  verdict = Object.assign(new Error('5.7.1 Relaying denied'), { responseCode: 550 });
  await welcome('jonas@example.lt');
  await jobs.runAll();
  expect(await stops()).toEqual([]);
  verdict = Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 });
  await welcome('ona@example.lt');
  await jobs.runAll();
  expect(await states()).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);
  expect(await stops()).toEqual([{ email: 'ona@example.lt', reason: 'bounce', detail: '5.1.1' }]);
});

test('a mail has its own envelope sender, with which its bounce is known, and the same at every attempt', async () => {
  verdict = refusal(451);
  await welcome('ona@example.lt');
  await jobs.runAll();
  verdict = undefined;
  await jobsAfter(5_000);
  const { id, unique_key } = await db
    .selectFrom('mail_outbox')
    .select(['id', 'unique_key'])
    .executeTakeFirstOrThrow();
  expect(office.letters.map(({ from }) => from)).toEqual([returnPaths.of({ id, unique_key })]);
  expect(office.letters[0]?.text).toMatch(/^From: .*<shop@test\.example>/m);
  const [token] = tokensIn(office.letters[0]?.from ?? '');
  expect(office.letters[0]?.text).not.toContain(token);
});

test('a mail with many failures does not delay newer ones', async () => {
  await welcome('first@example.lt');
  await welcome('second@example.lt');
  jobs.sent.length = 0;
  await db
    .updateTable('mail_outbox')
    .set({ attempts: 5 })
    .where('recipient', '=', 'first@example.lt')
    .execute();
  await jobsAfter(HOUR_MS);
  expect(office.letters.map(({ to }) => to[0])).toEqual(['second@example.lt', 'first@example.lt']);
});

test('a name of several lines adds no header and no recipient', async () => {
  await mail.enqueue(db, {
    brand: 'lt',
    language: 'en',
    to: 'ona@example.lt',
    template: 'order-confirmation',
    uniqueKey: 'order:headers',
    data: {
      name: 'Ona\r\nBcc: all@evil.example',
      number: 'QU1\r\nBcc: all@evil.example',
      link: 'http://lt.localhost:4200/lt',
      lines: [],
      totals: [],
      total: '€1.00',
      paid: [],
      destination: 'home',
      address: [],
      delivery: '',
      arrival: '',
    },
  });
  await jobs.runAll();
  const [letter] = office.letters;
  expect(letter?.to).toEqual(['ona@example.lt']);
  expect(letter?.text.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
});

/** The headers, with folded lines joined. */
const headersOf = (letter: { text: string } | undefined) =>
  (letter?.text.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');

test('a mail that is not about an order or the account can be ended by one click of the mail program', async () => {
  await welcome('ona@example.lt');
  await jobs.runAll();
  expect(headersOf(office.letters[0])).toEqual(
    expect.arrayContaining([
      `List-Unsubscribe: <${UNSUBSCRIBE}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]),
  );
});

test('news of a wish can be ended in the same way, and say what ends', async () => {
  const ends = `http://lt.localhost:4200/lt/wish-list/unsubscribe/${'w'.repeat(43)}`;
  await mail.enqueue(db, {
    ...{ brand: 'lt', language: 'en', to: 'ona@example.lt', template: 'wish-alert', uniqueKey: 'wish' },
    data: {
      ...{ news: 'price', name: 'Ona', product: 'Linen shirt', price: '€49.00', saved: '€59.00' },
      ...{ link: 'http://lt.localhost:4200/en/p/linen-shirt', unsubscribe: ends },
    },
  });
  await jobs.runAll();
  expect(headersOf(office.letters[0])).toEqual(
    expect.arrayContaining([
      `List-Unsubscribe: <${ends}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]),
  );
  expect(office.letters[0]?.text).toContain('Stop messages about my wish list');
});

test('a mail about the account’s security has no such header', async () => {
  await mail.enqueue(db, {
    ...{
      brand: 'lt',
      language: 'lt',
      to: 'ona@example.lt',
      template: 'password-changed',
      uniqueKey: 'changed',
    },
    data: { name: 'Ona', link: 'http://lt.localhost:4200/lt/password-reset' },
  });
  await jobs.runAll();
  expect(office.letters).toHaveLength(1);
  expect(headersOf(office.letters[0]).join('\n')).not.toMatch(/unsubscribe/i);
});
