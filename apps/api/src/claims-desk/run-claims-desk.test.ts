import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { claimsContract } from '@shop/contracts/claims';
import { ordersContract } from '@shop/contracts/orders';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { NO_CRASH, orderRefund, reconcile } from '@shop/commerce-payments';
import { aPdf } from '@shop/commerce-files/testing';
import { stockShop } from '@shop/commerce-stock/testing';
import { createPayableKinds } from '../payable-kinds.ts';
import { placeOne } from '../proofs/place-one.ts';
import { openShop, type ShopFloor } from '../proofs/shop-floor.ts';
import { dutiesOf } from '../testing/payments.ts';
import { sendFile } from '../testing/send-file.ts';
import { runClaimsDesk } from './run-claims-desk.ts';

let shop: ShopFloor;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const desk = (...args: string[]) => {
  const clock = () => shop.clock.now;
  const { db, deps } = shop;
  const settling = {
    db,
    clock,
    audit: deps.audit,
    crash: NO_CRASH,
    kinds: createPayableKinds({ ...deps, clock }),
  };
  return runClaimsDesk(
    { ...deps, db, clock, orderRefund: (asked) => orderRefund(settling, asked) },
    'rasa',
    args,
  );
};

/** A guest's paid order of one shirt, claimed with a document. */
const claimed = async () => {
  const { placed, slug, token, total } = await placeOne(shop, 'a-key');
  await shop.payAt(shop.app, placed.redirect_url ?? '');
  await shop.verify(placed.payment_reference, { token });
  const { key } = await sendFile(shop, aPdf());
  const { body } = await shop.call(claimsContract.submit, {
    token,
    locale: 'lt',
    idempotencyKey: 'a-claim',
    body: {
      ...{ slug, lines: [{ position: 1, quantity: 1 }], files: [key] },
      ...{ reason: 'defective', wish: 'refund', text: 'Neveikia.\u001b[31m' },
    },
  });
  const look = async () =>
    (await shop.call(claimsContract.one, { body: { slug: body.slug, language_id: 1 } })).body.claim;
  const order = async () =>
    (await shop.call(ordersContract.success, { token, body: { slug, language_id: 1 } })).body.order;
  return { slug: body.slug, total, look, order };
};

const mails = async () =>
  (
    await shop.db
      .selectFrom('mail_outbox')
      .select(['language', 'data'])
      .where('template', '=', 'claim-news')
      .orderBy('id')
      .execute()
  ).map(({ language, data }) => [language, (data as { news: string }).news]);

test('a claim goes from its arrival over a question to a refund and its end, and the buyer is told each step', async () => {
  const { slug, total, look, order } = await claimed();
  expect((await desk('list')).text).toMatch(/lt +CL1 +QU\d+ +received +defective +refund/);
  expect(await desk('review', 'lt', 'CL1')).toMatchObject({ exitCode: 0 });
  await desk('ask', 'lt', 'cl 1', '--text', 'Ar bandėte kitą laidą?');
  expect((await look()).state).toBe('question');
  expect((await desk('list')).text).toBe('No claim waits.');
  await shop.call(claimsContract.write, {
    body: { slug, text: 'Taip.', files: [] },
    idempotencyKey: 'an-answer',
  });
  expect((await look()).state).toBe('in_review');
  expect((await desk('refund', 'lt', 'CL1', '--text', 'Atsiprašome.')).text).toContain('Refund ordered: ');
  expect((await look()).refund).toEqual({ amount: total, currency: 'EUR' });

  shop.wait(1);
  await reconcile(dutiesOf(shop));
  expect((await order())?.refunded).toBe(total);
  await desk('close', 'lt', 'CL1');
  const claim = await look();
  expect(claim).toMatchObject({ state: 'closed', may_write: false });
  expect(claim.messages.map(({ from, text }) => [from, text])).toEqual([
    ['buyer', 'Neveikia.\u001b[31m'],
    ['staff', 'Ar bandėte kitą laidą?'],
    ['buyer', 'Taip.'],
    ['staff', 'Atsiprašome.'],
  ]);
  expect(claim.timeline.map(({ state }) => state)).toEqual([
    ...['received', 'in_review', 'question', 'in_review', 'refund', 'closed'],
  ]);
  expect(JSON.stringify(claim)).not.toContain('rasa');
  expect(await mails()).toEqual([
    ...[
      ['lt', 'received'],
      ['lt', 'in_review'],
      ['lt', 'question'],
    ],
    ...[
      ['lt', 'refund'],
      ['lt', 'closed'],
    ],
  ]);
});

test('staff name a part of the sum, and the same decision twice orders one refund', async () => {
  const { look } = await claimed();
  const [first, second] = await Promise.all([
    desk('refund', 'lt', 'CL1', '1.50'),
    desk('refund', 'lt', 'CL1', '1.50'),
  ]);
  expect([first.exitCode, second.exitCode].sort()).toEqual([0, 1]);
  expect((await look()).refund).toEqual({ amount: 1.5, currency: 'EUR' });
  const refunds = await shop.db.selectFrom('payment_refund').select(['amount', 'reason', 'staff']).execute();
  expect(refunds).toEqual([{ amount: 15_000, reason: 'claim CL1', staff: 'rasa' }]);
});

test('a refund that the engine refuses leaves the claim as it was', async () => {
  const { look } = await claimed();
  expect(await desk('refund', 'lt', 'CL1', '99999')).toMatchObject({
    text: 'That is more than what is left of this payment.',
    exitCode: 1,
  });
  expect(await look()).toMatchObject({ state: 'received', refund: null });
  expect(await mails()).toEqual([['lt', 'received']]);
});

test('goods are replaced, and refunded after all when they cannot be', async () => {
  const { look } = await claimed();
  await desk('replace', 'lt', 'CL1');
  expect((await look()).state).toBe('replacement');
  expect((await desk('refund', 'lt', 'CL1', '2')).exitCode).toBe(0);
  expect((await desk('replace', 'lt', 'CL1')).text).toContain('cannot change to this state');
});

describe('a refusal', () => {
  test('needs a reason, which the buyer reads', async () => {
    const { look } = await claimed();
    expect((await desk('refuse', 'lt', 'CL1')).text).toContain('--text');
    await desk('refuse', 'lt', 'CL1', '--text', 'Prekė buvo naudota ne pagal paskirtį.');
    const claim = await look();
    expect(claim.state).toBe('refused');
    expect(claim.messages.at(-1)).toMatchObject({ from: 'staff', text: expect.stringContaining('paskirtį') });
  });

  test('can be taken back after the buyer has written again', async () => {
    await claimed();
    await desk('refuse', 'lt', 'CL1', '--text', 'Ne.');
    expect((await desk('review', 'lt', 'CL1')).exitCode).toBe(0);
  });
});

test('staff see a claim without characters that change their terminal, and take its files', async () => {
  await claimed();
  const { text } = await desk('show', 'lt', 'CL1');
  expect(text).toContain('lt CL1: received (defective, wish: refund), lt, rasa@shopper.example');
  expect(text).toContain('Neveikia.?[31m');
  expect(text).toContain('file 1: document');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-claims-'));
  try {
    const target = path.join(folder, 'claim.pdf');
    expect((await desk('file', 'lt', 'CL1', '1', target)).exitCode).toBe(0);
    expect(await readFile(target)).toEqual(aPdf());
    expect((await desk('file', 'lt', 'CL1', '2', target)).exitCode).toBe(1);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('each act of staff is in the audit log', async () => {
  await claimed();
  await desk('write', 'lt', 'CL1', '--text', 'Gavome.');
  const acts = await shop.db
    .selectFrom('audit_event')
    .select(['actor', 'details'])
    .where('event', '=', 'staff.acted')
    .execute();
  expect(acts).toMatchObject([{ actor: 'staff:rasa', details: { act: 'claim:message' } }]);
});

test.each([
  [[]],
  [['burn', 'lt', 'CL1']],
  [['refund', 'lt', 'CL1', 'all']],
  [['review', 'lt']],
  [['review', 'lt', 'CL1', '--now']],
  [['file', 'lt', 'CL1', 'x', 'y']],
])('%j prints the usage', async (args) => {
  const { text, exitCode } = await desk(...args);
  expect(exitCode).toBe(1);
  expect(text).toContain('npm run claims -- list');
});

test('an unknown claim, and one of another brand, are named as unknown', async () => {
  await claimed();
  for (const brand of ['ee', 'nowhere'])
    expect((await desk('review', brand, 'CL1')).text).toContain('no claim with this number');
});
