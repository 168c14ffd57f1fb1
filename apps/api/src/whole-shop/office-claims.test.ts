import { claimsContract } from '@shop/contracts/claims';
import { staffCallsContract } from '@shop/contracts/staff';
import { aPdf } from '@shop/commerce-files/testing';
import { reconcile } from '@shop/commerce-payments';
import { hire, officeOf, type Officer } from '@shop/commerce-staff/testing';
import { stockShop } from '@shop/commerce-stock/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placeOne } from '../proofs/place-one.ts';
import { openShop, type ShopFloor } from '../proofs/shop-floor.ts';
import { dutiesOf } from '../testing/payments.ts';
import { sendFile } from '../testing/send-file.ts';

let shop: ShopFloor;
let office: ReturnType<typeof officeOf>;
let lead: Officer;
beforeAll(async () => {
  shop = await openShop();
  office = officeOf(shop);
});
beforeEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
  lead = await hire(shop, 'lead', 'lead');
});
afterAll(() => shop.close());

/** A guest's paid order of one shirt, claimed with a document. */
const claimed = async () => {
  const { placed, slug, token, total } = await placeOne(shop, 'a-key');
  await shop.payAt(shop.app, placed.redirect_url ?? '');
  await shop.verify(placed.payment_reference, { token });
  const { key } = await sendFile(shop, aPdf());
  await shop.call(claimsContract.submit, {
    ...{ token, locale: 'lt', idempotencyKey: 'a-claim' },
    body: {
      ...{ slug, lines: [{ position: 1, quantity: 1 }], files: [key] },
      ...{ reason: 'defective', wish: 'refund', text: 'Neveikia.' },
    },
  });
  const [claim] = (await office(staffCallsContract.claims, { as: lead, body: {} })).body.claims;
  return { id: claim!.id, total };
};

const acts = async () =>
  (await office(staffCallsContract.acts, { as: lead, body: { subject_kind: 'claim' } })).body.acts.map(
    ({ act, before, after }) => [act, before?.['state'], after?.['state']],
  );

test('a claim is asked about, answered and refunded from the office, each act with before and after in the log', async () => {
  const { id, total } = await claimed();
  const rasa = await hire(shop, 'rasa', 'buyer');
  const question = { id, state: 'question', text: 'Ar bandėte kitą laidą?' } as const;
  expect((await office(staffCallsContract.decideClaim, { as: rasa, body: question })).body.state).toBe(
    'question',
  );
  expect((await office(staffCallsContract.claims, { as: rasa, body: {} })).body.claims).toEqual([]);
  await office(staffCallsContract.writeToBuyer, { as: rasa, body: { id, text: 'Laukiame.' } });
  const refund = { id, amount: null, text: 'Atsiprašome.' };
  expect((await office(staffCallsContract.refundClaim, { as: rasa, body: refund })).status).toBe(403);
  const finance = await hire(shop, 'vytas', 'finance');
  await office(staffCallsContract.refundClaim, { as: finance, body: refund });
  shop.wait(1);
  await reconcile(dutiesOf(shop));

  const { claim } = (await office(staffCallsContract.claim, { as: rasa, body: { id } })).body;
  expect(claim).toMatchObject({ state: 'refund', refund: { amount: total, currency: 'EUR' } });
  expect(claim.messages.map(({ staff, text }) => [staff, text])).toEqual([
    [null, 'Neveikia.'],
    ['rasa', 'Ar bandėte kitą laidą?'],
    ['rasa', 'Laukiame.'],
    ['vytas', 'Atsiprašome.'],
  ]);
  expect(claim.lines).toMatchObject([{ quantity: 1 }]);
  expect(await acts()).toEqual([
    ['claim:refund', 'question', 'refund'],
    ['claim:message', 'question', 'question'],
    ['claim:question', 'received', 'question'],
  ]);
  expect((await office(staffCallsContract.verifyLog, { as: lead, body: {} })).body.broken_at).toBeNull();
});

test('a question needs a text, and a decision that the state does not allow changes nothing', async () => {
  const { id } = await claimed();
  const decide = (state: 'question' | 'closed', text = '') =>
    office(staffCallsContract.decideClaim, { as: lead, body: { id, state, text } });
  expect(await decide('question')).toMatchObject({ status: 422, body: { errors: { text: ['required'] } } });
  expect(await decide('closed')).toMatchObject({
    status: 409,
    body: { message: 'staff.not_from_this_state' },
  });
  expect(await acts()).toEqual([]);
});

test('a file of a claim is read by staff with the right only', async () => {
  const { id } = await claimed();
  const read = (as: Officer, position = 1) =>
    office(staffCallsContract.claimFile, { as, body: { id, position } });
  const { body } = await read(lead);
  expect({ kind: body.kind, name: body.name }).toEqual({ kind: 'document', name: 'CL1-1.pdf' });
  expect(Buffer.from(body.bytes, 'base64')).toEqual(aPdf());
  expect((await read(lead, 2)).status).toBe(404);
  expect((await read(await hire(shop, 'ieva', 'content'))).status).toBe(403);
});

test('the overview counts the claims that wait, for those who may work on them', async () => {
  await claimed();
  const waiting = async (as: Officer) => (await office(staffCallsContract.overview, { as })).body.claims;
  expect(await waiting(lead)).toBe(1);
  expect(await waiting(await hire(shop, 'vytas', 'warehouse'))).toBeNull();
});
