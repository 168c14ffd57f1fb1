import { productReviewsContract } from '@shop/contracts/product-reviews';
import { staffCallsContract } from '@shop/contracts/staff';
import { recordMilestone } from '@shop/commerce-orders';
import { hire, officeOf } from '@shop/commerce-staff/testing';
import { stockShop } from '@shop/commerce-stock/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

const WITHIN = { timeout: 1_000, interval: 20 };
const DAY = 86_400_000;

let shop: WholeShop;
beforeAll(async () => {
  shop = await createWholeShop({ fileStorage: createMemoryStorage() });
  await shop.deps.changes.start();
});
beforeEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

/** A guest's delivered order, and what its review says. */
const buy = async () => {
  const { slug, token, total } = await shop.readyToPlace();
  const { body: placed } = await shop.place(slug, { token }, total);
  await shop.payAt(shop.app, placed.redirect_url ?? '');
  await shop.verify(placed.payment_reference, { token });
  const [id, now] = [placed.order_id, shop.clock.now];
  const delivered = { milestone: 'delivered', at: now, actor: 'test' } as const;
  await shop.db.transaction().execute((tx) => recordMilestone(tx, id, delivered, now));
  const line = await shop.db
    .selectFrom('order_line')
    .select('product_id')
    .where('quote_id', '=', id)
    .executeTakeFirstOrThrow();
  const productId = line.product_id ?? 0;
  const text = { stars: 5 as const, title: 'Good', text: 'It fits.', name: 'initial' as const };
  return { slug, token, productId, review: { slug, product_id: productId, ...text, files: [], kept: [] } };
};

/** A member of staff who has the next waiting review before them, and decides it. */
const atDesk = async () => {
  const office = officeOf(shop);
  const as = await hire(shop, 'goda', 'content');
  const queue = await office(staffCallsContract.productReviews, {
    as,
    body: { state: 'waiting', brand: '', page: 1 },
  });
  const { id, version } = queue.body.reviews[0]!;
  return async (reason: 'abusive' | null) =>
    (await office(staffCallsContract.decideProductReview, { as, body: { id, version, reason } })).body.state;
};

test('kept pages of a product end within a second of its review’s publication, and not before', async () => {
  const { token, productId, review } = await buy();
  const heard: string[] = [];
  const subscriber = { heard: (keys: readonly string[]) => void heard.push(...keys), broken: () => {} };
  shop.deps.changes.subscribe(subscriber);
  expect((await shop.call(productReviewsContract.save, { token, body: review })).status).toBe(200);
  const decide = await atDesk();
  expect(heard).not.toContain(`product:${productId}`);
  expect(await decide(null)).toBe('published');
  await expect.poll(() => heard, WITHIN).toContain(`product:${productId}`);
});

test('the mail about a guest’s declined review opens it without a question, for 90 days', async () => {
  const { slug, token, review } = await buy();
  await shop.call(productReviewsContract.save, { token, body: review });
  expect(await (await atDesk())('abusive')).toBe('declined');
  const { data } = await shop.db
    .selectFrom('mail_outbox')
    .select('data')
    .where('template', '=', 'review-news')
    .executeTakeFirstOrThrow();
  const secret = new URL((data as { link: string }).link).pathname.split('/').at(-1) ?? '';
  expect(secret).not.toBe(slug);
  const look = (link: string, brand = 'lt') =>
    shop.call(productReviewsContract.order, { brand, body: { slug: link, language_id: 1 } });
  expect((await look(slug)).status).toBe(404);
  expect((await look(secret, 'lv')).status).toBe(404);
  const { products } = (await look(secret)).body;
  expect(products[0]!.review).toMatchObject({ state: 'declined', decline_reason: 'abusive' });
  shop.clock.now = new Date(shop.clock.now.getTime() + 91 * DAY);
  expect((await look(secret)).status).toBe(404);
});
