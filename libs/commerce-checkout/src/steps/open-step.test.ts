import { checkoutContract, type OpenStep } from '@shop/contracts/checkout';
import { toStamp } from '@shop/commerce-kit/stamp';
import { stockShop } from '@shop/commerce-stock/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ADDRESS, createCheckoutShop, type CheckoutShop } from '../testing.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const SHIPPING = {
  shipping: 'sea',
  delivery: 2,
  parcel_shop: null,
  address: ADDRESS,
  country: 1,
  email: 'rasa@shopper.example',
} as const;

const aSession = async () => {
  const token = await shop.putIntoCart();
  return { token, slug: await shop.generate({ token }) };
};

type Known = { readonly slug: string; readonly token: string };
type Sent = { readonly step: OpenStep['step'] } & Partial<typeof SHIPPING | { country: number }>;

const ask = ({ slug, token }: Known, sent: Sent) =>
  shop.call(checkoutContract.openStep, {
    token,
    params: { slug },
    body: { slug, language_id: 1, ...sent } as OpenStep,
  });

const stored = (slug: string) =>
  shop.db.selectFrom('checkout_session').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();

/** All steps done, then the delivery saved again: the payment method is known, the session is at the payment step. */
const shippedAgain = async () => {
  const ready = await shop.readyToPlace();
  await shop.ship(ready.slug, { token: ready.token });
  return ready;
};

test.each([1, 6, undefined])('step %s, which is no step of a checkout, is refused', async (step) => {
  const session = await aSession();
  const answer = await ask(session, { step } as { step: 3 });
  expect(answer).toMatchObject({ status: 422, body: { errors: { step: ['unknown_step'] } } });
});

describe('opening the shipping step', () => {
  test('shows the session and changes nothing, whatever shipping fields come with it', async () => {
    const session = await aSession();
    const before = await stored(session.slug);
    const { body } = await ask(session, { step: 3, ...SHIPPING });
    expect(body.checkout).toMatchObject({ step: 3, address: null, email: null, country_id: 1 });
    expect(await stored(session.slug)).toEqual(before);
  });

  test('with another country prices the session for it and removes the choices for the old one', async () => {
    const session = await shop.readyToPlace();
    const { body } = await ask(session, { step: 3, country: 2 });
    expect(body.checkout).toMatchObject({ country_id: 2, step: 3, address: null, delivery_method: -1 });
    expect(body.checkout.local_delivery_couriers[0]?.pickup_points[0]?.city).toBe('Daugavpils');
  });

  test('with a country that the shop does not send to keeps the session as it is', async () => {
    const session = await shop.readyToPlace();
    const before = await stored(session.slug);
    await ask(session, { step: 3, country: 5 });
    expect(await stored(session.slug)).toEqual(before);
  });
});

describe('opening the payment step', () => {
  test('shows the session and changes nothing', async () => {
    const session = await shippedAgain();
    const before = await stored(session.slug);
    shop.wait(5);
    const { body } = await ask(session, { step: 4, country: 2 });
    expect(body.checkout).toMatchObject({ step: 5, country_id: 1 });
    expect(await stored(session.slug)).toEqual(before);
  });

  test('with the fields of the shipping step saves them and reserves the goods', async () => {
    const session = await aSession();
    const { body } = await ask(session, { step: 4, ...SHIPPING });
    expect(body.checkout).toMatchObject({
      step: 4,
      selected_shipping_method: 'sea',
      email: 'rasa@shopper.example',
      address: { city: 'Vilnius', country_id: 1 },
    });
    shop.wait(30);
    expect(body.checkout.expiration).toBe(toStamp(shop.clock.now));
  });
});

describe('opening the confirm step', () => {
  test('moves a complete session forward and renews its reservation', async () => {
    const session = await shippedAgain();
    shop.wait(5);
    const { body } = await ask(session, { step: 5 });
    expect(body.checkout.step).toBe(5);
    expect(await stored(session.slug)).toMatchObject({ step: 5 });
    shop.wait(30);
    expect(body.checkout.expiration).toBe(toStamp(shop.clock.now));
  });

  test('a second time changes nothing', async () => {
    const session = await shop.readyToPlace();
    const before = await stored(session.slug);
    shop.wait(5);
    await ask(session, { step: 5 });
    expect(await stored(session.slug)).toEqual(before);
  });

  test('before its step changes nothing, and names the current step', async () => {
    const session = await aSession();
    await shop.ship(session.slug, session);
    const before = await stored(session.slug);
    shop.wait(5);
    const { body } = await ask(session, { step: 5, ...SHIPPING });
    expect(body.checkout.step).toBe(4);
    expect(await stored(session.slug)).toEqual(before);
  });
});

test.each([3, 4, 5] as const)('step %s in another currency prices the session again', async (step) => {
  const { slug, token } = await aSession();
  const { body } = await shop.openStep(slug, { token, currency: 2 }, step);
  expect(body.checkout).toMatchObject({ currency: 'USD', totals: { subtotal: 64 } });
});

test.each([3, 4, 5] as const)(
  'step %s shows a session whose payment is in progress as it is',
  async (step) => {
    const session = await shop.readyToPlace();
    await shop.place(session.slug, session, session.total);
    const before = await stored(session.slug);
    const { body } = await ask(session, { step, ...(step === 3 && { country: 2 }) });
    expect(body.checkout.payment_in_flight).not.toBeNull();
    expect(await stored(session.slug)).toEqual(before);
  },
);
