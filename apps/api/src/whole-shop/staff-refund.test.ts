import { staffCallsContract as staff } from '@shop/contracts/staff';
import { hire, officeOf, type Officer } from '@shop/commerce-staff/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { settleIn } from '../testing/belongings.ts';
import { paymentOf } from '../testing/payments.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';
import { stockShop } from '@shop/commerce-stock/testing';

let shop: WholeShop;
let office: ReturnType<typeof officeOf>;
let ana: Officer;
let reference: string;
beforeAll(async () => {
  shop = await createWholeShop();
  office = officeOf(shop);
});
beforeEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
  ana = await hire(shop, 'ana', 'finance');
  reference = (await settleIn(shop, { email: 'buyer@shopper.example' })).payment;
});
afterAll(() => shop.close());

const refund = (amount: number | null, of = reference) =>
  office(staff.refund, { as: ana, body: { reference: of, amount, reason: 'a scratched case' } });

test('staff order a refund of a part; it is in the queue of the provider and in the log of acts', async () => {
  expect((await refund(1.5)).body).toEqual({ status: true, amount: 1.5, currency: 'EUR' });
  const { id } = await paymentOf(shop, reference);
  const due = await shop.db
    .selectFrom('payment_refund')
    .select(['amount', 'state', 'staff', 'reason'])
    .execute();
  expect(due).toEqual([{ amount: 15_000, state: 'due', staff: 'ana', reason: 'a scratched case' }]);
  const { body } = await office(staff.acts, {
    as: ana,
    body: { subject_kind: 'payment', subject_id: String(id) },
  });
  expect(body.acts).toMatchObject([
    {
      ...{ who: `staff:${ana.id}`, act: 'refund', reason: 'a scratched case' },
      ...{ before: { state: 'captured', refunded: 0 }, after: { amount: 15_000, currency: 'EUR' } },
    },
  ]);
});

test('all that is left is given back without a sum; a second one waits, and too much is refused', async () => {
  const { captured_amount: all } = await paymentOf(shop, reference);
  expect(await refund(99_999)).toMatchObject({ status: 422, body: { errors: { amount: ['too_much'] } } });
  expect((await refund(null)).body).toMatchObject({ amount: (all ?? 0) / 10_000 });
  expect(await refund(1)).toMatchObject({ status: 409, body: { message: 'staff.refund_under_way' } });
  expect((await refund(1, 'C'.repeat(22))).status).toBe(404);
  const { acts } = (await office(staff.acts, { as: ana, body: {} })).body;
  expect(acts.filter(({ act }) => act === 'refund')).toHaveLength(1);
});
