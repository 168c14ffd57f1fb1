import type { Placed } from '@shop/contracts/checkout';
import { createSessions } from '@shop/commerce-accounts/sessions';
import { joinGuestCart } from '@shop/commerce-cart';
import { reconcile } from '@shop/commerce-payments';
import { stockShop } from '@shop/commerce-stock/testing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createReadyProviders } from '../ready-providers.ts';
import { dutiesOf, paymentOf } from '../testing/payments.ts';
import { createShopWithTill, type ShopWithTill } from '../testing/tills/shop-with-till.ts';
import { REAL_TILLS } from '../testing/tills/start-till.ts';

/** A part of what a shirt costs. */
const BALANCE = 200_000;
/** Minutes: a payment's window is a quarter of an hour. */
const PAST_THE_WINDOW = 16;

const aClient = async ({ db, clock }: ShopWithTill) => {
  const { id } = await db
    .insertInto('client')
    .values({ brand: 'lt', email: 'ona@shopper.example', password_hash: null, country_id: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('client_balance').values({ client_id: id, currency_id: 1, balance: BALANCE }).execute();
  const sessions = createSessions({ db, joinGuest: joinGuestCart });
  return sessions.login(null, { id, brand: 'lt' }, { remember: true, now: clock.now });
};

/** An order that is paid in part from the balance, up to the provider's page. */
const begin = async (shop: ShopWithTill) => {
  const { token } = await aClient(shop);
  const as = { token };
  await shop.putIntoCart(3, 1, as);
  const slug = await shop.generate(as);
  await shop.ship(slug, as);
  const { total } = (await shop.choose(slug, as, { use_balance: true })).body.checkout.totals;
  const place = async (key: string) => (await shop.place(slug, as, total, key)).body;
  return { as, slug, total, place };
};
type Begun = Awaited<ReturnType<typeof begin>>;

const askProvider = async (shop: ShopWithTill) => {
  const { providers } = createReadyProviders(shop.deps);
  await reconcile(dutiesOf(shop, { providers, patience: 2_000 }));
};

/** Ways in which the other part fails. */
const FAILURES: Readonly<
  Record<string, (shop: ShopWithTill, begun: Begun, placed: Placed) => Promise<void>>
> = {
  refused: async (shop, { as }, placed) => {
    await shop.till.refuse(placed);
    await shop.verify(placed.payment_reference, as);
  },
  expired: async (shop) => {
    shop.wait(60);
    await askProvider(shop);
  },
  cancelled: async (shop, { as }, placed) => {
    await shop.verify(placed.payment_reference, as);
  },
  silent: async (shop) => {
    shop.till.fail({ when: 'before', kind: '503', times: 100 });
    for (const minutes of [PAST_THE_WINDOW, 2]) {
      shop.wait(minutes);
      await askProvider(shop);
    }
    shop.till.clearFaults();
  },
};

const balanceOf = ({ db }: ShopWithTill) =>
  db.selectFrom('client_balance').select(['balance', 'held']).executeTakeFirstOrThrow();
const entriesOf = async ({ db }: ShopWithTill) =>
  (await db.selectFrom('ledger_entry').selectAll().orderBy('id').execute()).length;

describe.each(REAL_TILLS)('an order that is paid from the balance and by %s', async (id) => {
  const shop = await createShopWithTill(id);
  beforeEach(async () => {
    await shop.reset();
    await stockShop(shop.db);
    shop.till.clearFaults();
  });
  afterAll(shop.close);

  test.each(Object.keys(FAILURES))(
    'whose other part is %s has its balance back once, and is paid later, as the same order until its checkout expires',
    async (failure) => {
      const begun = await begin(shop);
      const placed = await begun.place('the-first-key');
      const { quote_id: orderId } = await paymentOf(shop, placed.payment_reference);
      expect(await balanceOf(shop)).toEqual({ balance: BALANCE, held: BALANCE });
      await FAILURES[failure]?.(shop, begun, placed);
      const { state } = await paymentOf(shop, placed.payment_reference);
      expect(['failed', 'cancelled']).toContain(state);
      expect(await balanceOf(shop)).toEqual({ balance: BALANCE, held: 0 });
      expect(await entriesOf(shop)).toBe(0);
      // A repeated report refunds nothing again.
      for (const webhook of await shop.till.webhooks()) await shop.hear(webhook);
      await askProvider(shop);
      expect(await balanceOf(shop)).toEqual({ balance: BALANCE, held: 0 });

      const { as } = begun;
      const isSameCheckout = (await shop.ship(begun.slug, as)).status === 200;
      // The hold of a checkout may have ended with the payment's window: its cart is checked out again.
      expect(isSameCheckout).toBe(failure !== 'expired');
      const slug = isSameCheckout ? begun.slug : await shop.generate(as);
      if (!isSameCheckout) await shop.ship(slug, as);
      const chosen = await shop.choose(slug, as, { use_balance: true });
      const { total } = chosen.body.checkout.totals;
      const again = (await shop.place(slug, as, total, 'the-second-key')).body;
      await shop.till.pay(again);
      expect((await shop.verify(again.payment_reference, as)).body).toMatchObject({ state: 'paid' });
      const paid = await paymentOf(shop, again.payment_reference);
      expect(paid).toMatchObject({ state: 'captured', balance_taken: BALANCE });
      expect(paid.quote_id === orderId).toBe(isSameCheckout);
      expect(await balanceOf(shop)).toEqual({ balance: 0, held: 0 });
      expect(await entriesOf(shop)).toBe(1);
    },
  );
});
