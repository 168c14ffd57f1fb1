import { afterAll, expect, test } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { payablesOf, waitForMoney } from '../testing/payables.ts';
import { createWholeShop } from '../testing/whole-shop.ts';

const DECLINED = { action: 'pay', number: '4000 0000 0000 0002' };
const shop = await createWholeShop();
afterAll(() => shop.close());

const factsOf = async () => {
  await shop.deps.audit.flush();
  const rows = await shop.db
    .selectFrom('audit_event')
    .select(['event', 'details'])
    .where('event', 'in', ['payment.captured', 'payment.failed'])
    .orderBy('id')
    .execute();
  return rows.map(({ event, details }) => [event, details]);
};

test('made and failed payments are recorded with their order or quote', async () => {
  const me = { token: await logIn(shop, 'client@shopper.example') };
  const { id: clientId } = await shop.db.selectFrom('client').select('id').executeTakeFirstOrThrow();
  const calls = payablesOf(shop);
  const finish = async (url: string | null, reference: string, as: { token: string }, form?: object) => {
    await shop.payAt(shop.app, url ?? '', form && { ...form });
    await shop.verify(reference, as);
  };
  for (const form of [undefined, DECLINED]) {
    const ready = await shop.readyToPlace();
    const order = (await shop.place(ready.slug, ready, ready.total)).body;
    await finish(order.redirect_url, order.payment_reference, ready, form);
    const { slug } = await waitForMoney(shop, { clientId });
    const quote = (await calls.pay(slug, me, 100)).body;
    await finish(quote.redirect_url, quote.payment_reference, me, form);
  }
  expect(await factsOf()).toMatchObject([
    ['payment.captured', { kind: 'marketplace', currency: 'EUR' }],
    ['payment.captured', { kind: 'quote', amount: 1_000_000 }],
    ['payment.failed', { kind: 'marketplace' }],
    ['payment.failed', { kind: 'quote' }],
  ]);
});
