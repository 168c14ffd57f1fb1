import { ordersContract, type Order } from '@shop/contracts/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';
import { paymentOf, reviewsOf } from '../testing/payments.ts';
import { pressAtSandbox } from '../testing/press-at-sandbox.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await createWholeShop();
});
afterAll(() => shop.close());

const buy = async () => {
  const { slug, token, total } = await shop.readyToPlace();
  const placed = (await shop.place(slug, { token }, total)).body;
  await shop.payAt(shop.app, placed.redirect_url ?? '');
  await shop.verify(placed.payment_reference, { token });
  return {
    slug,
    token,
    total,
    reference: placed.payment_reference,
    ref: placed.redirect_url?.split('/').at(-1) ?? '',
  };
};

const orderOf = async (slug: string, token: string): Promise<Order> => {
  const { body } = await shop.call(ordersContract.success, { token, body: { slug, language_id: 1 } });
  if (!body.order) throw new Error('the order is missing');
  return body.order;
};

const press = (ref: string, act: string) => pressAtSandbox(shop, ref, act);

describe('what the provider reports about a paid order', () => {
  test('a full refund cancels unsent goods: the order says so and the goods are restocked', async () => {
    const before = await shop.onHand(3);
    const { slug, token, total, ref } = await buy();
    expect(await shop.onHand(3)).toBe(before - 1);
    await press(ref, 'refund');
    const order = await orderOf(slug, token);
    expect(order).toMatchObject({ state: 'refunded', refunded: total, payable_slug: null });
    expect(order.timeline.map(({ state }) => state)).toEqual(['accepted', 'paid', 'refunded']);
    expect(await shop.onHand(3)).toBe(before);
  });

  test('a partial refund is recorded on the order, which continues', async () => {
    const before = await shop.onHand(3);
    const { slug, token, total, ref } = await buy();
    await press(ref, 'refund_half');
    const order = await orderOf(slug, token);
    expect(order.state).toBe('paid');
    expect(order.refunded).toBeCloseTo(Math.floor(total * 50) / 100, 4);
    expect(order.timeline.map(({ state }) => state)).toEqual(['accepted', 'paid', 'partly_refunded']);
    expect(await shop.onHand(3)).toBe(before - 1);
    await press(ref, 'refund');
    expect(await orderOf(slug, token)).toMatchObject({ state: 'refunded', refunded: total });
    expect(await shop.onHand(3)).toBe(before);
  });

  test('each refund is mailed to the buyer once, with its sum', async () => {
    const { total, ref, reference } = await buy();
    const told = async () => {
      const mails = await shop.db
        .selectFrom('mail_outbox')
        .select(['recipient', 'data'])
        .where('template', '=', 'refund')
        .where('unique_key', 'like', `refund:${reference}:%`)
        .orderBy('id')
        .execute();
      return mails.map(({ recipient, data }) => `${recipient} ${(data as { amount: string }).amount}`);
    };
    expect(await told()).toEqual([]);
    const half = Math.floor(total * 50) / 100;
    await press(ref, 'refund_half');
    const euros = (amount: number) => `rasa@shopper.example €${amount.toFixed(2)}`;
    expect(await told()).toEqual([euros(half)]);
    // The provider's events are sent again with every press.
    await press(ref, 'refund');
    expect(await told()).toEqual([euros(half), euros(total - half)]);
  });

  test('a dispute puts the order on hold and goes to staff, and a won one releases it', async () => {
    const { slug, token, reference, ref } = await buy();
    await press(ref, 'dispute');
    expect((await orderOf(slug, token)).state).toBe('disputed');
    const ofThis = async () => (await reviewsOf(shop)).filter((review) => review.reference === reference);
    expect(await ofThis()).toMatchObject([{ reason: 'dispute', outcome: null }]);
    await press(ref, 'win');
    expect((await orderOf(slug, token)).state).toBe('paid');
    expect(await ofThis()).toMatchObject([{ reason: 'dispute', outcome: 'dispute_won' }]);
  });

  test('a lost dispute cancels unsent goods, and the goods are restocked', async () => {
    const before = await shop.onHand(3);
    const { slug, token, reference, ref } = await buy();
    await press(ref, 'dispute');
    await press(ref, 'lose');
    expect((await orderOf(slug, token)).state).toBe('cancelled');
    expect((await paymentOf(shop, reference)).state).toBe('charged_back');
    expect(await shop.onHand(3)).toBe(before);
  });

  test('sent goods stay sold: the order is refunded, or on hold for staff', async () => {
    const before = await shop.onHand(3);
    const one = await buy();
    const other = await buy();
    for (const { slug } of [one, other]) {
      await shop.db.updateTable('quote').set({ state: 'shipped' }).where('slug', '=', slug).execute();
    }
    await press(one.ref, 'refund');
    await press(other.ref, 'dispute');
    await press(other.ref, 'lose');
    expect((await orderOf(one.slug, one.token)).state).toBe('refunded');
    expect((await orderOf(other.slug, other.token)).state).toBe('disputed');
    expect(await shop.onHand(3)).toBe(before - 2);
  });

  test('the payment log records what happened, without personal data', async () => {
    const { ref, reference } = await buy();
    await press(ref, 'dispute');
    await press(ref, 'win');
    await press(ref, 'refund');
    const { id } = await paymentOf(shop, reference);
    const events = await shop.db
      .selectFrom('audit_event')
      .select('event')
      .where('subject', '=', `payment:${id}`)
      .orderBy('id')
      .execute();
    expect(events.map(({ event }) => event)).toEqual([
      'payment.captured',
      'payment.disputed',
      'payment.review_opened',
      'payment.dispute_closed',
      'payment.review_closed',
      'payment.refunded',
    ]);
  });
});

describe('the sandbox’s page of payments', () => {
  test.each([
    ['en', 'Refund in full'],
    ['lt', 'Grąžinti visą sumą'],
    ['lv', 'Atmaksāt visu'],
    ['et', 'Tagasta kogu summa'],
  ])('is in %s and needs no script', async (language, words) => {
    await buy();
    const page = await shop.app.inject({ url: '/dev/payments', headers: { 'accept-language': language } });
    expect(page.body).toContain(words);
    expect(page.body).not.toContain('<script');
  });

  test('refuses actions that are not possible in the current state', async () => {
    const { ref } = await buy();
    expect((await shop.payAt(shop.app, `/dev/payments/${ref}`, { act: 'win' })).statusCode).toBe(409);
    expect((await shop.payAt(shop.app, '/dev/payments/sbx_none', { act: 'refund' })).statusCode).toBe(409);
  });

  test.each([
    ['4000 0000 0000 5126', 'refunded'],
    ['4000 0000 0000 2685', 'disputed'],
  ])('card %s is paid and %s soon after', async (number, ends) => {
    const { slug, token, total } = await shop.readyToPlace();
    const placed = (await shop.place(slug, { token }, total)).body;
    await shop.payAt(shop.app, placed.redirect_url ?? '', { action: 'pay', number });
    expect((await shop.verify(placed.payment_reference, { token })).body.state).toBe('paid');
    shop.wait(1);
    await shop.app.inject(placed.redirect_url ?? '');
    const { state } = await shop.db
      .selectFrom('sandbox_payment')
      .select('state')
      .where('idempotency_key', '=', placed.payment_reference)
      .executeTakeFirstOrThrow();
    expect(state).toBe(ends);
  });
});
