import { createTestGround, TEST_SECRET } from '@shop/commerce-kit/testing';
import { createReturnPaths } from '@shop/commerce-mail-reports';
import { toJson } from '@shop/database';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createReportHearing } from '../mail-reports.ts';
import { readInput } from './read-input.ts';
import { runMailDesk } from './run-mail-desk.ts';

const shop = await createTestGround();
afterEach(() => shop.reset());
afterAll(shop.close);

const returnPaths = createReturnPaths(TEST_SECRET, 'bounce@mail.shop.example');
const hear = createReportHearing({ ...shop.deps, returnPaths });
const deskWith =
  (message: string) =>
  (...args: string[]) =>
    runMailDesk({ ...shop.deps, hear, readInput: async () => Buffer.from(message) }, args);
const desk = deskWith('');

const mailed = async (email: string): Promise<string> => {
  const mail = { id: 7, unique_key: 'mail:7' };
  await shop.db
    .insertInto('mail_outbox')
    .values({
      ...{ ...mail, brand_key: 'lt', language: 'lt', recipient: email, template: 'welcome' },
      ...{ data: toJson({}), state: 'sent', sent_at: shop.clock.now },
    })
    .execute();
  return returnPaths.of(mail);
};
const bounceTo = (returnPath: string) =>
  [
    `To: ${returnPath}`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    ...['', '--b', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.post.example'],
    ...['', 'Final-Recipient: rfc822; ona@post.example', 'Action: failed', 'Status: 5.1.1', '', '--b--', ''],
  ].join('\r\n');

test('a piped bounce stops its address, and is shown with it until staff allow news', async () => {
  const bounce = deskWith(bounceTo(await mailed('ona@post.example')));
  expect(await bounce('bounces')).toEqual({ text: 'hard_bounce 5.1.1: counted', exitCode: 0 });
  expect(await bounce('bounces')).toEqual({ text: 'hard_bounce 5.1.1: repeated', exitCode: 0 });
  expect((await desk('stops')).text).toBe('2026-03-02  bounce  ona@post.example  5.1.1');
  expect((await desk('show', 'ONA@post.example')).text).toBe(
    'Gets no news since 2026-03-02: bounce\nmail 7 of 2026-03-02  hard_bounce 5.1.1  reported 2026-03-02',
  );
  expect((await desk('allow', 'ona@post.example')).exitCode).toBe(0);
  expect((await desk('show', 'ona@post.example')).text).toMatch(
    /^News may go to the address\.\n.*no longer counts/,
  );
});

test('a message that is no report, and a forged one, change nothing', async () => {
  expect(await deskWith('Hello')('bounces')).toEqual({
    text: 'The message is no report: no_report',
    exitCode: 1,
  });
  await mailed('ona@post.example');
  const forged = deskWith(bounceTo(`bounce+7-${'0'.repeat(32)}@mail.shop.example`));
  expect((await forged('bounces')).exitCode).toBe(1);
  expect((await desk('stops')).text).toBe('News may go to every address.');
});

test('an address that staff stop gets no news until they allow it', async () => {
  await desk('stop', 'ona@post.example', 'complaint');
  await desk('stop', 'ONA@post.example', 'bounce');
  expect((await desk('stops')).text).toMatch(/complaint {2}ona@post\.example {2}by staff/);
  expect((await desk('stop', 'ona', 'bounce')).exitCode).toBe(1);
  expect((await desk('allow', 'ona@post.example')).exitCode).toBe(0);
  expect((await desk('allow', 'ona@post.example')).exitCode).toBe(1);
});

test('an unknown command says which there are', async () => {
  expect((await desk('toString')).text).toContain('npm run mail -- bounces');
});

test('of a large message no more is read than shows that it is too large', async () => {
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 1;
      yield Buffer.alloc(1_000);
    }
  }
  expect((await readInput(endless(), 10_000)).byteLength).toBe(11_000);
  expect(read).toBe(11);
});
