import { contentContract, type WriteLetter } from '@shop/contracts/content';
import { createTestServer } from '@shop/commerce-kit/testing';
import { noVisitors } from '@shop/commerce-kit/visitor';
import type { NewMail } from '@shop/commerce-mail';
import { afterAll, afterEach, expect, test } from 'vitest';
import { contentPersonal } from './content.personal.ts';
import { contentRetention } from './content.retention.ts';
import { createContent } from './content.module.ts';

const mails: NewMail[] = [];
const shop = await createTestServer((deps) => {
  const mail = { enqueue: async (_tx: unknown, one: NewMail) => void mails.push(one) };
  return { visitors: noVisitors, routes: [createContent({ ...deps, mail }).routes] };
});
afterEach(async () => {
  mails.length = 0;
  await shop.reset();
});
afterAll(shop.close);

const LETTER: WriteLetter = {
  name: 'Ona',
  email: 'ona@post.example',
  order_number: 'QU100001',
  topic: 'delivery',
  message: 'Where is it? https://evil.example',
};
const write = (more: Partial<WriteLetter> = {}, idempotencyKey = 'one', ip = '203.0.113.7') =>
  shop.call(contentContract.write, { body: { ...LETTER, ...more }, locale: 'lt', idempotencyKey, ip });
const letters = () => shop.db.selectFrom('letter').selectAll().execute();

test('a letter is stored once, mailed to the shop, and confirmed without what was typed', async () => {
  expect((await write()).body).toEqual({ status: true });
  expect((await write()).body).toEqual({ status: true });
  expect(await letters()).toMatchObject([{ ...LETTER, brand: 'lt', language: 'lt' }]);
  expect(mails.map(({ to, template }) => [to, template])).toEqual([
    ['help@lt.nordport.example', 'letter'],
    ['ona@post.example', 'letter-receipt'],
  ]);
  expect(JSON.stringify(mails[1])).not.toContain('evil.example');
});

test('a program that fills in the hidden field is answered like everyone, and nothing is stored', async () => {
  expect((await write({ website: 'https://evil.example' })).body).toEqual({ status: true });
  expect([await letters(), mails]).toEqual([[], []]);
});

test('fields are checked, and the order number may be left out', async () => {
  const refused = await write({ name: '', email: 'ona', message: ' ' });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    errors: { name: ['required'], email: ['email'], message: ['required'] },
  });
  expect((await write({ order_number: '' })).status).toBe(200);
});

test('one place writes few letters, and one address gets few receipts', async () => {
  for (let at = 0; at < 5; at += 1) expect((await write({}, `key-${at}`)).status).toBe(200);
  const sixth = await write({}, 'key-6');
  expect([sixth.status, Number(sixth.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(mails.filter(({ template }) => template === 'letter-receipt')).toHaveLength(3);
  expect((await write({}, 'key-7', '198.51.100.1')).status).toBe(200);
});

test('a letter is part of its writer’s data, and is erased with the account and after a year', async () => {
  await write();
  await write({ email: 'jonas@post.example' }, 'two');
  const person = { clientId: 1, brand: 'lt', email: 'ONA@post.example' };
  expect(await contentPersonal.read(shop.db, person)).toMatchObject([
    { kind: 'delivery', name: 'Ona', number: 'QU100001', text: LETTER.message },
  ]);
  await shop.db.transaction().execute((tx) => contentPersonal.erase!(tx, person, new Date()));
  expect((await letters()).map(({ email }) => email)).toEqual(['jonas@post.example']);
  const [rule] = contentRetention;
  expect(await rule!.forget(shop.db, new Date('2026-01-01T00:00:00Z'))).toBe(0);
  expect(await rule!.forget(shop.db, new Date('2027-01-01T00:00:00Z'))).toBe(1);
});
