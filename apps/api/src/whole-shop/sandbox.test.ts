import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { stockShop } from '@shop/commerce-stock/testing';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';
import { createSandbox } from '@shop/commerce-payment-sandbox';

let shop: WholeShop;
beforeAll(async () => {
  shop = await createWholeShop();
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

const begin = async (change: object = {}) => {
  const { slug, token, total } = await shop.readyToPlace(3, 1, change);
  const { body } = await shop.place(slug, { token }, total);
  return body.redirect_url ?? '';
};

describe('the sandbox’s page', () => {
  test.each([
    ['en', 'Card number'],
    ['lt', 'Kortelės numeris'],
    ['lv', 'Kartes numurs'],
    ['ee', 'Kaardi number'],
  ])('R-PAY-02 is in %s, needs no script and allows none', async (locale, words) => {
    const url = await begin();
    await shop.db.updateTable('sandbox_payment').set({ locale }).execute();
    const page = await shop.app.inject(url);
    expect(page.body).toContain(words);
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['cache-control']).toBe('no-store');
  });

  test('R-PAY-02 asks again after an invalid card number, and keeps the payment open', async () => {
    const url = await begin();
    const refused = await shop.payAt(shop.app, url, { action: 'pay', number: '1234' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('role="alert"');
    expect((await shop.payAt(shop.app, url)).headers.location).toContain('/payment/accept');
  });

  test('R-PAY-02 sends a shopper of a finished payment back, and shows no other payments', async () => {
    const url = await begin();
    await shop.payAt(shop.app, url, { action: 'cancel' });
    expect((await shop.app.inject(url)).headers.location).toContain('/payment/decline');
    const headers = { 'accept-language': 'fr;q=0.9,et-EE,et;q=0.8,en' };
    const unknown = await shop.app.inject({ url: '/dev/pay/sbx_nobody', headers });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain('Sellist makset ei ole');
    expect(unknown.body).toContain('<a href="/">Poodi</a>');
  });

  test('R-PAY-02 shows banks for a bank link, with the bank chosen in the shop preselected', async () => {
    const url = await begin({ payment_processor_id: 3, option: 'luminara' });
    const { body } = await shop.app.inject(url);
    expect(body).toContain('Northbank');
    expect(body.match(/value="(\w+)" checked/)?.[1]).toBe('luminara');
  });
});

describe('the sandbox’s webhooks', () => {
  const sandboxThatPosts = (posts: { body: string; signature: string | undefined }[], status = 200) =>
    createSandbox({
      db: shop.db,
      clock: () => shop.clock.now,
      secret: 'secret',
      deliver: async (body, headers) => {
        posts.push({ body, signature: headers['x-sandbox-signature'] });
        return status;
      },
    });

  test('R-PAY-02 are sent once for an ordinary card and twice for the doubling one', async () => {
    for (const [number, times] of [
      ['4242424242424242', 1],
      ['4000000000000341', 2],
    ] as const) {
      await shop.payAt(shop.app, await begin(), { action: 'pay', number });
      const posts: { body: string; signature: string | undefined }[] = [];
      await sandboxThatPosts(posts).deliverDue();
      expect(posts).toHaveLength(times);
      expect(new Set(posts.map(({ body }) => body)).size).toBe(1);
    }
  });

  test('R-PAY-02 are sent again until the shop has answered', async () => {
    await shop.payAt(shop.app, await begin());
    const posts: { body: string; signature: string | undefined }[] = [];
    await sandboxThatPosts(posts, 503).deliverDue();
    await sandboxThatPosts(posts).deliverDue();
    expect(posts).toHaveLength(1);
    shop.wait(1);
    await sandboxThatPosts(posts).deliverDue();
    await sandboxThatPosts(posts).deliverDue();
    expect(posts).toHaveLength(2);
  });

  test('R-PAY-02 are late for the late card', async () => {
    await shop.payAt(shop.app, await begin(), { action: 'pay', number: '4000000000000259' });
    const posts: { body: string; signature: string | undefined }[] = [];
    await sandboxThatPosts(posts).deliverDue();
    expect(posts.map(({ body }) => JSON.parse(body).type)).toEqual(['payment.processing']);
    shop.wait(1);
    await sandboxThatPosts(posts).deliverDue();
    expect(posts.map(({ body }) => JSON.parse(body).type)).toEqual([
      'payment.processing',
      'payment.captured',
    ]);
  });
});
