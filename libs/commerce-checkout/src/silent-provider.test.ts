import { embeddedRegister } from '@shop/commerce-companies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBreaker, createProviderLog, NO_CRASH } from '@shop/commerce-payments';
import { emptyCart, findCart, saveMethod } from '@shop/commerce-cart';
import { createSandbox } from '@shop/commerce-payment-sandbox';
import { createTariffs } from '@shop/commerce-tariff';
import type { CheckoutDeps } from './checkout.ports.ts';
import { createMarketplaceOrder } from './marketplace-order.ts';
import { placeOrder } from './place-order.ts';
import { createCheckoutShop, type CheckoutShop } from './testing.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());

/** A checkout whose providers accept every call and never answer. */
const hangingCheckout = (): CheckoutDeps => {
  const { db, brands, audit } = shop.deps;
  const { mail } = shop.made;
  const clock = () => shop.clock.now;
  const sandbox = createSandbox({ db, clock, secret: 's', deliver: async () => 200 });
  const card = sandbox.providers.get(1);
  if (!card) throw new Error('the sandbox takes cards');
  const never = () => new Promise<never>(() => {});
  const hanging = { ...card, start: never, status: never, cancel: never };
  const carts = { find: findCart, setMethod: saveMethod, empty: emptyCart };
  return {
    db,
    clock,
    audit,
    providerLog: createProviderLog(shop.deps.log, clock),
    breaker: createBreaker({ clock }),
    brands,
    mail,
    carts,
    keepTouches: async () => {},
    register: embeddedRegister,
    crash: NO_CRASH,
    kinds: { marketplace: createMarketplaceOrder({ carts, mail, brands }) },
    providers: new Map([[1, hanging]]),
    clients: { find: async () => undefined, addressesOf: async () => [], addressOf: async () => undefined },
    tariffs: createTariffs({ db, clock }),
    patience: 50,
    paymentWindowMs: 900_000,
  };
};

test('R-PAY-02 a provider that does not answer leaves the order pending, answered in time and not placed twice', async () => {
  const { slug, token, total } = await shop.readyToPlace();
  const { sessionId } = await shop.db
    .selectFrom('visitor_session')
    .select('id as sessionId')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const deps = hangingCheckout();
  const place = (key: string) =>
    placeOrder(deps, {
      slug,
      key,
      visitor: { sessionId, clientId: null, brand: 'lt' },
      ip: '203.0.113.7',
      now: shop.clock.now,
      brand: shop.deps.brands.get('lt'),
      locale: 'en',
      body: { slug, language_id: 1, expected_total: total },
    });
  expect(await place('first')).toMatchObject({ state: 'pending', redirect_url: null });
  expect(await place('first')).toMatchObject({ state: 'pending' });
  await expect(place('second')).rejects.toMatchObject({ message: 'checkout.payment_in_flight' });
  // The provider answers again: the same key continues where it stopped.
  const placed = await shop.place(slug, { token }, total, 'first');
  expect(placed.body.state).toBe('redirect');
  expect(await shop.count('payment')).toBe(1);
});
