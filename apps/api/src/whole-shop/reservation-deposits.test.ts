import { releaseDevices, returnDeposits } from '@shop/commerce-reservations';
import { payablesContract } from '@shop/contracts/payables';
import { reservationContract } from '@shop/contracts/reservation';
import { toJson } from '@shop/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPayableKinds } from '../payable-kinds.ts';
import { collectedCommand } from '../orders-desk/collected-command.ts';
import { pressAtSandbox } from '../testing/press-at-sandbox.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
let modelId: number;
beforeAll(async () => {
  shop = await createWholeShop();
});
beforeEach(async () => {
  await shop.reset();
  const colour = toJson({ en: 'Graphite' });
  const { id } = await shop.db
    .insertInto('device_model')
    .values({ name: 'iPhone 18', storage_gb: 256, colour, devices: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  modelId = id;
  await shop.db
    .insertInto('device_deposit')
    .values({ brand: 'lt', amount: 500_000, currency_id: 1 })
    .execute();
});
afterAll(() => shop.close());

const HOUR = 60;
let place = 0;
const from = () => `198.51.100.${(place = (place + 1) % 250)}`;

const reserve = async (email: string): Promise<string> => {
  await shop.call(reservationContract.reserve, {
    ip: from(),
    body: { model_id: modelId, name: 'Ona Petraitė', email, phone: '+370 612 00184' },
  });
  const { slug } = await shop.db
    .selectFrom('device_reservation')
    .select('slug')
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return slug;
};

const confirm = (slug: string, token?: string) =>
  shop.call(reservationContract.confirm, { ...(token && { token }), body: { slug, language_id: 1 } });
const seen = async (slug: string) =>
  (await shop.call(reservationContract.one, { body: { slug, language_id: 1 } })).body.reservation;
const cancel = (slug: string) => shop.call(reservationContract.cancel, { body: { slug, language_id: 1 } });

/** Begins the payment; the provider's page waits for the payer. */
const begin = async (slug: string, token: string, key = 'pay-once') => {
  const { body } = await shop.call(payablesContract.pay, {
    token,
    idempotencyKey: key,
    params: { slug },
    body: {
      ...{ slug, language_id: 1, payment_processor_id: 1, option: null, use_balance: false },
      expected_total: 50,
    },
  });
  return body;
};

/** Reserved, with the place taken and the deposit being paid. */
const paying = async (email: string, afterMinutes = 0) => {
  const slug = await reserve(email);
  const confirmed = await confirm(slug);
  shop.wait(afterMinutes);
  const token = confirmed.sessionToken ?? '';
  const begun = await begin(slug, token);
  return { slug, token, url: begun.redirect_url ?? '', reference: begun.payment_reference };
};

const paid = async (email: string) => {
  const one = await paying(email);
  await shop.payAt(shop.app, one.url);
  await shop.verify(one.reference, { token: one.token });
  return one;
};

const settling = () => ({
  ...{ db: shop.db, clock: () => shop.clock.now, audit: shop.deps.audit, crash: () => {} },
  kinds: createPayableKinds({ ...shop.deps, clock: () => shop.clock.now }),
});
const release = () => releaseDevices({ ...shop.deps, clock: () => shop.clock.now });
const giveBack = () => returnDeposits(settling());

const payments = () =>
  shop.db.selectFrom('payment').select(['state', 'refunded_amount', 'amount']).orderBy('id').execute();
const refundMails = async () =>
  (
    await shop.db
      .selectFrom('mail_outbox')
      .select('recipient')
      .where('template', '=', 'reservation-deposit')
      .execute()
  ).map(({ recipient }) => recipient);

/** The provider has given the money back. */
const refundAtProvider = ({ url }: { url: string }) =>
  pressAtSandbox(shop, url.split('/').at(-1) ?? '', 'refund');

describe('a deposit', () => {
  test('is said before reserving, and paying it confirms the reservation', async () => {
    const { deposit } = (await shop.call(reservationContract.models, { body: { language_id: 1 } })).body;
    expect(deposit).toEqual({ amount: 50, currency: 'EUR' });
    const { slug, token, url, reference } = await paying('ona@shopper.example');
    expect(await seen(slug)).toMatchObject({ state: 'paying', place: 1, deposit: { state: 'due' } });
    await shop.payAt(shop.app, url);
    const outcome = await shop.verify(reference, { token });
    expect(outcome.body).toMatchObject({ state: 'paid', paid_for: 'reservation', success_slug: slug });
    expect(await seen(slug)).toMatchObject({ state: 'held', deposit: { amount: 50, state: 'paid' } });
    expect(await giveBack()).toBe(0);
  });

  test('is asked once: two confirmations at once take one place and open one payment', async () => {
    const slug = await reserve('ona@shopper.example');
    const both = await Promise.all([confirm(slug), confirm(slug), confirm(slug)]);
    expect(both.map(({ status, body }) => [status, body.pay_slug])).toEqual(
      Array.from({ length: 3 }, () => [200, slug]),
    );
    expect(await shop.db.selectFrom('payable').selectAll().execute()).toHaveLength(1);
    const { last_place } = await shop.db
      .selectFrom('device_model')
      .select('last_place')
      .where('id', '=', modelId)
      .executeTakeFirstOrThrow();
    expect(last_place).toBe(1);
  });

  test('paid twice at once is taken once', async () => {
    const slug = await reserve('ona@shopper.example');
    const token = (await confirm(slug)).sessionToken ?? '';
    // The second press waits for the first, or is refused while that is in flight.
    const both = await Promise.all([begin(slug, token, 'one-key'), begin(slug, token, 'one-key')]);
    const begun = both.filter(({ redirect_url }) => typeof redirect_url === 'string');
    expect(begun.length).toBeGreaterThan(0);
    expect(new Set(begun.map(({ payment_reference }) => payment_reference)).size).toBe(1);
    await Promise.all(begun.map(({ redirect_url }) => shop.payAt(shop.app, redirect_url ?? '')));
    await shop.verify(begun[0]?.payment_reference ?? '', { token });
    expect(await payments()).toMatchObject([{ state: 'captured', amount: 500_000, refunded_amount: 0 }]);
    expect((await seen(slug)).state).toBe('held');
  });

  test('is paid by the browser that opened the link last, and by no other', async () => {
    const slug = await reserve('ona@shopper.example');
    const first = (await confirm(slug)).sessionToken ?? '';
    const second = (await confirm(slug)).sessionToken ?? '';
    const fetch = async (token: string) =>
      (
        await shop.call(payablesContract.fetch, {
          params: { slug },
          token,
          body: { slug, language_id: 1 },
        })
      ).status;
    expect(await fetch(first)).toBe(404);
    expect(await fetch(second)).toBe(200);
  });
});

test('who pays keeps the place and its device; after an hour both go to the next', async () => {
  const first = await paying('first@shopper.example');
  const second = await paid('second@shopper.example');
  expect(await seen(second.slug)).toMatchObject({ state: 'waiting', place: 2 });
  await release();
  expect((await seen(first.slug)).state).toBe('paying');
  shop.wait(HOUR + 1);
  expect(await release()).toBe(1);
  expect(await seen(first.slug)).toMatchObject({ state: 'expired', deposit: { state: 'due' } });
  expect((await seen(second.slug)).state).toBe('held');
  expect(await confirm(first.slug)).toMatchObject({ status: 410 });
  const again = await shop.call(payablesContract.fetch, {
    params: { slug: first.slug },
    token: first.token,
    body: { slug: first.slug, language_id: 1 },
  });
  expect(again.status).toBe(410);
});

test('money that comes after the end is given back, once, and takes no place', async () => {
  // The payment begins in the last minutes of the hour, and the payer takes longer.
  const late = await paying('late@shopper.example', HOUR - 5);
  shop.wait(10);
  await release();
  expect((await seen(late.slug)).state).toBe('expired');
  await shop.payAt(shop.app, late.url);
  await shop.verify(late.reference, { token: late.token });
  expect(await payments()).toMatchObject([{ state: 'captured' }]);
  expect(await seen(late.slug)).toMatchObject({ state: 'expired', deposit: { state: 'returning' } });
  const both = await Promise.all([giveBack(), giveBack()]);
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await payments()).toMatchObject([{ state: 'refund_due' }]);
  await refundAtProvider(late);
  expect(await payments()).toMatchObject([{ state: 'refunded', refunded_amount: 500_000 }]);
  expect(await giveBack()).toBe(0);
});

describe('a paid deposit goes back to its payer', () => {
  const expectReturned = async (one: { slug: string; url: string }, state: string) => {
    expect(await seen(one.slug)).toMatchObject({ state, deposit: { state: 'returning' } });
    const both = await Promise.all([giveBack(), giveBack()]);
    expect(both.toSorted()).toEqual([0, 1]);
    expect(await payments()).toMatchObject([{ state: 'refund_due' }]);
    await refundAtProvider(one);
    expect(await seen(one.slug)).toMatchObject({ state, deposit: { state: 'returned' } });
    expect(await payments()).toMatchObject([{ state: 'refunded', refunded_amount: 500_000 }]);
    expect(await refundMails()).toEqual(['ona@shopper.example']);
  };

  test('when the reservation is given up', async () => {
    const one = await paid('ona@shopper.example');
    await cancel(one.slug);
    await expectReturned(one, 'cancelled');
  });

  test('when its device is not collected', async () => {
    const one = await paid('ona@shopper.example');
    shop.wait(73 * HOUR);
    await release();
    await expectReturned(one, 'expired');
  });

  test('when its device is bought', async () => {
    const one = await paid('ona@shopper.example');
    const desk = { ...shop.deps, clock: () => shop.clock.now };
    expect((await collectedCommand(desk, 'rasa', ['lt', one.slug]))?.text).toContain('goes back');
    expect((await collectedCommand(desk, 'rasa', ['lt', one.slug]))?.exitCode).toBe(1);
    await expectReturned(one, 'collected');
  });
});

test('a deposit that its bank took back ends the reservation, and the device goes to the next', async () => {
  const first = await paid('first@shopper.example');
  const second = await paid('second@shopper.example');
  await refundAtProvider(first);
  expect(await seen(first.slug)).toMatchObject({ state: 'cancelled', deposit: { state: 'returned' } });
  expect((await seen(second.slug)).state).toBe('held');
  expect(await giveBack()).toBe(0);
});

test('ten people pay at once for one device: one gets it, nine wait, and every deposit is taken once', async () => {
  const all = [];
  for (let at = 0; at < 10; at += 1) all.push(await paying(`buyer-${at}@shopper.example`));
  await Promise.all(all.map(({ url }) => shop.payAt(shop.app, url)));
  await Promise.all(all.map(({ reference, token }) => shop.verify(reference, { token })));
  const states = await Promise.all(all.map(async ({ slug }) => (await seen(slug)).state));
  expect(states.filter((state) => state === 'held')).toHaveLength(1);
  expect(states[0]).toBe('held');
  expect(states.filter((state) => state === 'waiting')).toHaveLength(9);
  expect((await payments()).every(({ state }) => state === 'captured')).toBe(true);
});
