import { checkoutContract } from '@shop/contracts/checkout';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { stockShop } from '@shop/commerce-stock/testing';
import { createCheckoutShop, type CheckoutShop } from './testing.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const openPieces = () =>
  shop.db
    .selectFrom('stock_reservation')
    .select(['variant_id', 'state'])
    .where('state', 'in', ['live', 'held'])
    .execute();

describe('placing', () => {
  test('R-CHO-06 needs a key, and a button with the right sum', async () => {
    const { slug, token, total } = await shop.readyToPlace();
    expect((await shop.place(slug, { token }, total, '')).body).toMatchObject({
      errors: { 'idempotency-key': ['required'] },
    });
    const wrong = await shop.place(slug, { token }, total - 0.01);
    expect(wrong).toMatchObject({ status: 409, body: { message: 'checkout.changed' } });
    expect(await shop.count('payment')).toBe(0);
  });

  test('R-CHO-06 repeated with one key gives the same answer, with another body a refusal', async () => {
    const { slug, token, total } = await shop.readyToPlace();
    const first = await shop.place(slug, { token }, total);
    expect((await shop.place(slug, { token }, total)).body).toEqual(first.body);
    const other = await shop.place(slug, { token }, total + 1);
    expect(other).toMatchObject({ status: 422, body: { errors: { 'idempotency-key': ['other_body'] } } });
    expect(await shop.count('payment')).toBe(1);
  });

  test('R-CHO-01 before its step is refused', async () => {
    const token = await shop.putIntoCart();
    const slug = await shop.generate({ token });
    expect((await shop.place(slug, { token }, 100)).body).toMatchObject({ message: 'checkout.incomplete' });
  });

  test('a product sold out between cart and payment is named, and nothing is charged', async () => {
    const { slug, token, total } = await shop.readyToPlace(1, 2);
    await shop.db.updateTable('product_variant').set({ on_hand: 1 }).where('id', '=', 1).execute();
    const refused = await shop.place(slug, { token }, total);
    expect(refused).toMatchObject({ status: 409, body: { message: 'checkout.changed' } });
    const { checkout } = (await shop.openStep(slug, { token })).body;
    expect(checkout.reservation_error).toBe('quantity_reduced');
    expect(checkout.changes).toMatchObject([
      { variant_id: 1, name: 'Wireless headphones', kind: 'quantity_reduced', before: 2, after: 1 },
    ]);
    expect(checkout.products[0]?.quantity).toBe(1);
    const again = await shop.place(slug, { token }, checkout.totals.total, 'a-second-key');
    expect(again.body).toMatchObject({ state: 'redirect' });
  });

  test('a changed price is shown line by line before payment', async () => {
    const { slug, token, total } = await shop.readyToPlace();
    await shop.db.updateTable('product_variant').set({ price: 700_000 }).where('id', '=', 3).execute();
    expect((await shop.place(slug, { token }, total)).status).toBe(409);
    const { checkout } = (await shop.openStep(slug, { token })).body;
    expect(checkout.reservation_error).toBe('price_changed');
    expect(checkout.changes[0]?.kind).toBe('price_changed');
    expect(checkout.changes[0]?.after).toBe(checkout.products[0]?.price);
    expect(await shop.count('payment')).toBe(0);
  });

  test('when nothing is left, the checkout says that it is sold out', async () => {
    const { slug, token, total } = await shop.readyToPlace(1, 1);
    await shop.db.updateTable('product_variant').set({ on_hand: 0 }).where('id', '=', 1).execute();
    expect((await shop.place(slug, { token }, total)).status).toBe(409);
    const sold = { reservation_error: 'sold_out', step: 3, expiration: null };
    expect((await shop.openStep(slug, { token }, 5)).body.checkout).toMatchObject(sold);
  });

  test('goods sold out before the delivery step is saved stop the checkout, and it continues after a restock', async () => {
    const token = await shop.putIntoCart(1, 1);
    const slug = await shop.generate({ token });
    const stock = (on_hand: number) =>
      shop.db.updateTable('product_variant').set({ on_hand }).where('id', '=', 1).execute();
    await stock(0);
    const { checkout } = (await shop.ship(slug, { token })).body;
    expect(checkout).toMatchObject({ reservation_error: 'sold_out', step: 3 });
    expect((await shop.openStep(slug, { token }, 4)).body.checkout.step).toBe(3);
    expect((await shop.choose(slug, { token })).status).toBe(409);
    await stock(1);
    expect((await shop.ship(slug, { token })).body.checkout).toMatchObject({
      reservation_error: 'none',
      step: 4,
    });
  });
});

describe('the payment', () => {
  const begin = async (change: object = {}) => {
    const ready = await shop.readyToPlace(3, 1, change);
    const placed = await shop.place(ready.slug, ready, ready.total);
    return { ...ready, placed: placed.body };
  };

  test('R-PAY-02 a declined card keeps everything for another attempt, and only that one is charged', async () => {
    const { slug, token, total, placed } = await begin();
    await shop.payAt(shop.app, placed.redirect_url ?? '', { action: 'pay', number: '4000000000000002' });
    const verified = await shop.verify(placed.payment_reference, { token });
    expect(verified.body).toMatchObject({ state: 'failed', checkout_slug: slug, reason: 'refused' });
    const { checkout } = (await shop.openStep(slug, { token }, 5)).body;
    expect(checkout).toMatchObject({ step: 5, totals: { total }, payment_in_flight: null });
    const again = await shop.place(slug, { token }, total, 'a-second-key');
    await shop.payAt(shop.app, again.body.redirect_url ?? '');
    expect((await shop.verify(again.body.payment_reference, { token })).body.state).toBe('paid');
    expect(await shop.count('quote')).toBe(1);
    expect(again.body.order_id).toBe(placed.order_id);
    expect(await shop.onHand(3)).toBe(199);
  });

  test('R-PAY-02 a 3-D Secure card asks for confirmation first', async () => {
    const { token, placed } = await begin();
    const url = placed.redirect_url ?? '';
    const asked = await shop.payAt(shop.app, url, { action: 'pay', number: '4000000000003220' });
    expect(asked.headers.location).toBe(url);
    expect((await shop.app.inject(url)).body).toContain('3-D\u00a0Secure');
    await shop.payAt(shop.app, url, { action: 'approve' });
    expect((await shop.verify(placed.payment_reference, { token })).body.state).toBe('paid');
  });

  test('R-PAY-02 a forged return is never trusted: the provider is asked', async () => {
    const { slug, token, placed } = await begin();
    const verified = await shop.verify(placed.payment_reference, { token });
    expect(verified.body).toMatchObject({ state: 'failed', success_slug: null, checkout_slug: slug });
    const stranger = await shop.putIntoCart();
    expect((await shop.verify(placed.payment_reference, { token: stranger })).status).toBe(404);
  });

  test('R-PAY-02 a late card is pending until the provider reports, then paid', async () => {
    const { token, placed } = await begin();
    await shop.payAt(shop.app, placed.redirect_url ?? '', { action: 'pay', number: '4000000000000259' });
    expect((await shop.verify(placed.payment_reference, { token })).body.state).toBe('pending');
    shop.wait(1);
    expect((await shop.verify(placed.payment_reference, { token })).body.state).toBe('paid');
  });

  test('R-PAY-02 a silent provider leaves the payment pending and the pieces reserved', async () => {
    const { token, placed } = await begin();
    await shop.payAt(shop.app, placed.redirect_url ?? '', { action: 'pay', number: '4000000000000119' });
    expect((await shop.verify(placed.payment_reference, { token })).body.state).toBe('pending');
    expect(await openPieces()).toEqual([{ variant_id: 3, state: 'held' }]);
    shop.wait(1);
    expect((await shop.verify(placed.payment_reference, { token })).body.state).toBe('failed');
  });

  test('R-PAY-02 a bank link and a wallet pay as well', async () => {
    for (const change of [{ payment_processor_id: 3, option: 'northbank' }, { payment_processor_id: 2 }]) {
      const { token, placed } = await begin(change);
      await shop.payAt(shop.app, placed.redirect_url ?? '', { action: 'pay', outcome: 'success' });
      expect((await shop.verify(placed.payment_reference, { token })).body.state).toBe('paid');
    }
    expect(await shop.count('quote')).toBe(2);
  });

  test('R-PAY-02 the shopper may come back from the provider’s page and pay with another method', async () => {
    const { slug, token, total, placed } = await begin();
    expect((await shop.openStep(slug, { token }, 5)).body.checkout.payment_in_flight).toEqual({
      reference: placed.payment_reference,
      redirect_url: placed.redirect_url,
    });
    const chosen = await shop.choose(slug, { token }, { payment_processor_id: 2 });
    expect(chosen.body.checkout.payments[0]?.payment_processor_id).toBe(2);
    const again = await shop.place(slug, { token }, total, 'a-second-key');
    expect(again.body.state).toBe('redirect');
    const dead = await shop.payAt(shop.app, placed.redirect_url ?? '');
    expect(dead.headers.location).toContain('/payment/decline');
  });

  test('R-PAY-02 a completed checkout is not opened again', async () => {
    const { slug, token, placed } = await begin();
    await shop.payAt(shop.app, placed.redirect_url ?? '');
    await shop.verify(placed.payment_reference, { token });
    expect((await shop.openStep(slug, { token })).body).toMatchObject({ message: 'checkout.completed' });
    expect((await shop.call(checkoutContract.generate, { token })).body).toMatchObject({
      message: 'checkout.nothing_to_order',
    });
  });
});
