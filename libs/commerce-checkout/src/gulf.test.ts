import { cartContract } from '@shop/contracts/cart';
import { ordersContract } from '@shop/contracts/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADDRESS, createCheckoutShop, type CheckoutShop } from './testing.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());

const buy = async (currency: 1 | 2 | 3) => {
  const guest = { brand: 'ae', currency };
  const as = { ...guest, token: await shop.putIntoCart(3, 1, guest) };
  const { cart } = (await shop.call(cartContract.fetch, { ...as, body: { language_id: 1 } })).body;
  const slug = await shop.generate(as);
  await shop.ship(slug, as, { address: { ...ADDRESS, country_id: 5 }, delivery: -1 });
  const { checkout } = (await shop.choose(slug, as, { payment_processor_id: 2 })).body;
  const placed = (await shop.place(slug, as, checkout.totals.total)).body;
  await shop.payAt(shop.app, placed.redirect_url ?? '', { action: 'pay', outcome: 'success' });
  await shop.verify(placed.payment_reference, as);
  const { order } = (await shop.call(ordersContract.success, { ...as, body: { slug, language_id: 1 } })).body;
  const sandbox = await shop.db
    .selectFrom('sandbox_payment')
    .select(['currency', 'amount', 'state'])
    .where('reference', '=', placed.payment_reference)
    .executeTakeFirstOrThrow();
  const [mail] = await shop.db.selectFrom('mail_outbox').select('data').orderBy('id', 'desc').execute();
  return { cart, checkout, order, sandbox, mail: JSON.stringify(mail?.data) };
};

test.each([
  ['dirhams when they are chosen', 3, 'AED'],
  ['dollars when they are chosen', 2, 'USD'],
  ['dirhams when the chosen currency is not offered', 1, 'AED'],
] as const)(
  'in the Emirates cart, checkout, charge, order and mail are in %s',
  async (_case, currency, code) => {
    const { cart, checkout, order, sandbox, mail } = await buy(currency);
    expect([cart?.currency, checkout.currency, order?.currency, sandbox.currency]).toEqual([
      code,
      code,
      code,
      code,
    ]);
    expect(sandbox).toMatchObject({ state: 'captured', amount: Math.round(checkout.totals.total * 10_000) });
    expect(order?.total).toBe(checkout.totals.total);
    expect(order?.totals.payment_fee).toBeGreaterThan(0);
    expect(mail).toContain(code === 'USD' ? '$' : 'AED');
    expect(mail).not.toContain('€');
  },
);

test('in the Emirates a dirham follows its rate: the same shirt in both currencies', async () => {
  const dirhams = await buy(3);
  const dollars = await buy(2);
  const [inDirhams, inDollars] = [dirhams.cart?.subtotal ?? 0, dollars.cart?.subtotal ?? 0];
  expect(inDirhams).toBe(Math.round(inDollars * 367.25) / 100);
});
