import type { Placed } from '@shop/contracts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { emptyCart } from '../cart/cart.module.ts';
import { stockShop } from '../cart/testing.ts';
import { createMarketplaceOrder } from '../checkout/marketplace-order.ts';
import { createCheckoutShop, type CheckoutShop } from '../checkout/testing.ts';
import { createSandbox } from '../sandbox/sandbox.module.ts';
import { NO_CRASH } from './crash-points.ts';
import type { Payment } from './payable-kind.ts';
import { reconcile, type ReconcileDeps } from './reconcile.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const duties = (): ReconcileDeps => {
  const { db, brands, mail } = shop.deps;
  const clock = () => shop.clock.now;
  const { providers } = createSandbox({ db, clock, secret: 's', deliver: async () => 200 });
  const carts = { find: async () => null, empty: emptyCart };
  const kinds = { marketplace: createMarketplaceOrder({ carts, mail, brands }) };
  const times = { patience: 1_000, orphanMs: 30_000, graceMs: 60_000, quietMs: 10_000 };
  return { db, clock, providers, kinds, crash: NO_CRASH, ...times };
};

const begin = async () => {
  const ready = await shop.readyToPlace();
  const { body } = await shop.place(ready.slug, ready, ready.total);
  return { ...ready, placed: body as Placed };
};

const paymentOf = ({ payment_reference }: Placed): Promise<Payment> =>
  shop.db
    .selectFrom('payment')
    .selectAll()
    .where('reference', '=', payment_reference)
    .executeTakeFirstOrThrow();

test('R-PAY-02 an order whose buyer never came back is paid by asking the provider', async () => {
  const { placed } = await begin();
  await shop.payAt(shop.app, placed.redirect_url ?? '');
  shop.wait(0.5);
  await reconcile(duties());
  expect((await paymentOf(placed)).state).toBe('captured');
  expect(await shop.count('mail_outbox')).toBe(1);
});

test('R-PAY-02 a page that was left open is closed at its end, and the checkout goes on', async () => {
  const { placed, slug, token } = await begin();
  shop.wait(14);
  await reconcile(duties());
  expect((await paymentOf(placed)).state).toBe('pending');
  shop.wait(2);
  await reconcile(duties());
  expect((await paymentOf(placed)).state).toBe('cancelled');
  expect((await shop.fetch(slug, { token })).status).toBe(200);
  const dead = await shop.payAt(shop.app, placed.redirect_url ?? '');
  expect(dead.headers.location).toContain('/payment/decline');
});

test('R-PAY-02 money that arrives after the order was given up is paid back', async () => {
  const { placed } = await begin();
  await shop.db
    .updateTable('payment')
    .set({ state: 'refund_due' })
    .where('reference', '=', placed.payment_reference)
    .execute();
  await shop.payAt(shop.app, placed.redirect_url ?? '');
  shop.wait(1);
  await reconcile(duties());
  expect((await paymentOf(placed)).state).toBe('refunded');
  expect(await shop.db.selectFrom('sandbox_payment').select('state').execute()).toEqual([
    { state: 'refunded' },
  ]);
});
