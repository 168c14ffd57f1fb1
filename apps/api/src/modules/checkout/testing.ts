import { createHash, randomBytes } from 'node:crypto';
import { cartContract, checkoutContract, type Checkout } from '@shop/contracts';
import { createTestApp, type TestApp, type TestCall } from '../../platform/testing.ts';
import { stockShop } from '../cart/testing.ts';

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

/** Each visitor has a place of its own: limits and holds by place are then not shared between visitors. */
const homeOf = (token = randomBytes(8).toString('hex')): string => {
  const [a, b, c] = createHash('sha256').update(token).digest();
  return `10.${a}.${b}.${c}`;
};

/** The shop with headphones and shirts on its shelves, and the steps of a purchase as one line each. */
export const createCheckoutShop = async (given: Parameters<typeof createTestApp>[0] = {}) => {
  const shop = await createTestApp(given);
  await stockShop(shop.db);
  return { ...shop, ...stepsOf(shop) };
};

export type CheckoutShop = Awaited<ReturnType<typeof createCheckoutShop>>;

export const stepsOf = ({ call: ask, db, clock }: TestApp) => {
  const call: TestApp['call'] = (contract, asked = {}) =>
    ask(contract, { ip: homeOf(asked.token), ...asked });

  const putIntoCart = async (variantId = 3, quantity = 1, as: As = {}): Promise<string> => {
    const added = await call(cartContract.add, { ...as, body: { variant_id: variantId, quantity } });
    return added.sessionToken ?? as.token ?? '';
  };

  const generate = async (as: As): Promise<string> => (await call(checkoutContract.generate, as)).body.slug;

  const fetch = (slug: string, as: As, step = 3) =>
    call(checkoutContract.fetch, { ...as, params: { slug }, body: { slug, step, language_id: 1 } });

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

  /** What the shopper does on the provider's page. */
  const payAt = (
    app: TestApp['app'],
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
    fetch,
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
