import { createHash, randomBytes } from 'node:crypto';
import { cartContract } from '@shop/contracts/cart';
import { checkoutContract, type Checkout } from '@shop/contracts/checkout';
import type { CheckoutStep } from '@shop/domain/checkout-step';
import { createAccounts } from '@shop/commerce-accounts';
import { createSessions } from '@shop/commerce-accounts/sessions';
import { createCart, joinGuestCart, setMethodOfClient } from '@shop/commerce-cart';
import { createTestServer, TEST_SECRET, type TestCall, type TestDeps } from '@shop/commerce-kit/testing';
import { createTestMail } from '@shop/commerce-mail/testing';
import { createAccountBook, createOrders } from '@shop/commerce-orders';
import { createSandbox } from '@shop/commerce-payment-sandbox';
import { createTariffs } from '@shop/commerce-tariff';
import { stockShop } from '@shop/commerce-stock/testing';
import { createCheckout, type Patience } from './checkout.module.ts';

export const ADDRESS = {
  id: 0,
  first_name: 'Rasa',
  last_name: 'Petraitė',
  first_address: 'Pilies g. 5-12',
  city: 'Vilnius',
  zip: '01123',
  phone_number: '+370 612 34567',
  country_id: 1,
};

type As = Pick<TestCall<unknown>, 'token' | 'brand' | 'locale' | 'currency' | 'ip'>;

/** Each visitor has an address of its own, so that limits and holds by place are not shared between visitors. */
const homeOf = (token = randomBytes(8).toString('hex')): string => {
  const [a, b, c] = createHash('sha256').update(token).digest();
  return `10.${a}.${b}.${c}`;
};

type Options = { now?: Date; patience?: Partial<Patience> };

/** From the cart to the paid order, with the sandbox as the provider. */
const compose = (deps: TestDeps, patience: Options['patience']) => {
  const { db, clock, brands, audit, log } = deps;
  const { jobs, mail } = createTestMail(deps);
  const tariffs = createTariffs({ db, clock });
  const sessions = createSessions({ db, joinGuest: joinGuestCart });
  const accounts = createAccounts({
    secondStep: async () => null,
    ...{ db, mail, sessions, audit, secret: TEST_SECRET },
    book: createAccountBook({ db }),
    preferMethod: (clientId, method) => setMethodOfClient(db, clientId, method),
  });
  const sandbox = createSandbox({ db, clock, secret: `sandbox:${TEST_SECRET}`, deliver: async () => 200 });
  const checkout = createCheckout({
    ...{ db, clock, brands, tariffs, mail, audit, log },
    clients: accounts.clients,
    providers: sandbox.providers,
    ...(patience && { patience }),
  });
  return {
    jobs,
    mail,
    visitors: sessions,
    routes: [
      createCart({ db, tariffs, sessions, findUser: accounts.findUser }).routes,
      accounts.routes,
      checkout.routes,
      createOrders({ db, mail, audit, sessions, brands, settling: checkout.settling }).routes,
      sandbox.routes,
    ],
  };
};

/** A shop with headphones and shirts in stock, and the steps of a purchase as one line each. */
export const createCheckoutShop = async ({ patience, ...options }: Options = {}) => {
  const shop = await createTestServer((deps) => compose(deps, patience), options);
  await stockShop(shop.db);
  return { ...shop, ...stepsOf(shop) };
};

export type CheckoutShop = Awaited<ReturnType<typeof createCheckoutShop>>;

/** The parts of a shop that a purchase uses. */
export type ShopToBuyIn = Pick<Awaited<ReturnType<typeof createTestServer>>, 'app' | 'call' | 'db' | 'clock'>;

export const stepsOf = ({ call: ask, db, clock }: ShopToBuyIn) => {
  const call: ShopToBuyIn['call'] = (contract, asked = {}) =>
    ask(contract, { ip: homeOf(asked.token), ...asked });

  const putIntoCart = async (variantId = 3, quantity = 1, as: As = {}): Promise<string> => {
    const added = await call(cartContract.add, { ...as, body: { variant_id: variantId, quantity } });
    return added.sessionToken ?? as.token ?? '';
  };

  const generate = async (as: As): Promise<string> => (await call(checkoutContract.generate, as)).body.slug;

  const openStep = (slug: string, as: As, step: CheckoutStep = 3) =>
    call(checkoutContract.openStep, { ...as, params: { slug }, body: { slug, step, language_id: 1 } });

  const ship = (slug: string, as: As, change: object = {}) =>
    call(checkoutContract.saveShipping, {
      ...as,
      params: { slug },
      body: {
        slug,
        language_id: 1,
        shipping: 'air',
        delivery: 2,
        parcel_shop: null,
        address: ADDRESS,
        email: 'rasa@shopper.example',
        ...change,
      },
    });

  const choose = (slug: string, as: As, change: object = {}) =>
    call(checkoutContract.choosePayment, {
      ...as,
      params: { slug },
      body: { slug, language_id: 1, payment_processor_id: 1, option: null, use_balance: false, ...change },
    });

  const place = (slug: string, as: As, total: number, key = 'a-first-key') =>
    call(checkoutContract.place, {
      ...as,
      params: { slug },
      body: { slug, language_id: 1, expected_total: total },
      idempotencyKey: key,
    });

  /** A guest with one shirt, all steps done but the last. */
  const readyToPlace = async (variantId = 3, quantity = 1, change: object = {}) => {
    const token = await putIntoCart(variantId, quantity);
    const slug = await generate({ token });
    await ship(slug, { token });
    const chosen = await choose(slug, { token }, change);
    const checkout: Checkout = chosen.body.checkout;
    return { token, slug, checkout, total: checkout.totals.total };
  };

  /** The shopper's action on the provider's page. */
  const payAt = (
    app: ShopToBuyIn['app'],
    redirectUrl: string,
    form: Record<string, string> = { action: 'pay', number: '4242 4242 4242 4242' },
  ) =>
    app.inject({
      method: 'POST',
      url: redirectUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });

  const verify = (reference: string, as: As) =>
    call(checkoutContract.verifyPayment, { ...as, body: { reference } });

  const count = async (table: 'quote' | 'payment' | 'mail_outbox' | 'ledger_entry' | 'cart_line') => {
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(row.n);
  };

  const onHand = async (variantId: number) =>
    (
      await db
        .selectFrom('product_variant')
        .select('on_hand')
        .where('id', '=', variantId)
        .executeTakeFirstOrThrow()
    ).on_hand;

  const wait = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  };

  return {
    putIntoCart,
    generate,
    openStep,
    ship,
    choose,
    place,
    readyToPlace,
    payAt,
    verify,
    count,
    onHand,
    wait,
  };
};
