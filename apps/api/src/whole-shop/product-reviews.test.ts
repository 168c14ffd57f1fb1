import { productContract } from '@shop/contracts/catalogue';
import { productReviewsContract, type SaveReview } from '@shop/contracts/product-reviews';
import { staffCallsContract } from '@shop/contracts/staff';
import { aPdf, aPng } from '@shop/commerce-files/testing';
import { recordMilestone } from '@shop/commerce-orders';
import { forgetWhatIsOld } from '@shop/commerce-operations/retention';
import {
  inviteReviewers,
  productReviewsPersonal,
  productReviewsRetention,
} from '@shop/commerce-product-reviews';
import { hire, officeOf, type Officer } from '@shop/commerce-staff/testing';
import { sql } from '@shop/database';
import { stockShop } from '@shop/commerce-stock/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { sendFile } from '../testing/send-file.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
let office: ReturnType<typeof officeOf>;
let editor: Officer;
beforeAll(async () => {
  shop = await createWholeShop({ fileStorage: createMemoryStorage() });
  office = officeOf(shop);
});
beforeEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
  editor = await hire(shop, 'goda', 'content');
});
afterAll(() => shop.close());

/** In the minutes of `wait`. */
const DAY = 24 * 60;
type As = { token?: string | undefined; brand?: string };

let place = 0;
/** Limits by place are not under test. */
const elsewhere = () => `198.18.${Math.floor((place += 1) / 250)}.${place % 250}`;

/** A paid order of one shirt, delivered unless said otherwise. */
const buy = async ({ isDelivered = true } = {}) => {
  const { slug, token, total } = await shop.readyToPlace();
  const placed = await shop.place(slug, { token }, total);
  await shop.payAt(shop.app, placed.body.redirect_url ?? '');
  await shop.verify(placed.body.payment_reference, { token });
  const id = placed.body.order_id;
  if (isDelivered) await deliver(id);
  const line = await shop.db
    .selectFrom('order_line')
    .select(['product_id', 'slug'])
    .where('quote_id', '=', id)
    .executeTakeFirstOrThrow();
  return { slug, token, id, productId: line.product_id ?? 0, productSlug: line.slug ?? '' };
};

const deliver = (id: number) =>
  shop.db.transaction().execute(async (tx) => {
    const now = shop.clock.now;
    const done = await recordMilestone(tx, id, { milestone: 'delivered', at: now, actor: 'test' }, now);
    expect(done.ok).toBe(true);
  });

type Bought = Awaited<ReturnType<typeof buy>>;

const reviewOf = ({ slug, productId }: Bought, changes: Partial<SaveReview> = {}): SaveReview => ({
  ...{ slug, product_id: productId, stars: 4, title: 'Good', text: 'It fits.', name: 'initial' },
  ...{ files: [], kept: [], ...changes },
});
const save = (body: SaveReview, as: As) =>
  shop.call(productReviewsContract.save, { ip: elsewhere(), ...as, body });
const look = (slug: string, as: As = {}) =>
  shop.call(productReviewsContract.order, { ...as, body: { slug, language_id: 1 } });
const shown = (productId: number, ask: object = {}, as: As = {}) =>
  shop.call(productReviewsContract.shown, { ...as, body: { product_id: productId, ...ask } });
const photo = (key: string, as: As = {}) =>
  shop.call(productReviewsContract.photo, { ...as, params: { key } });
const FIRST_PAGE = { state: 'waiting', brand: '', page: 1 } as const;
type QueueAsked = { state?: 'waiting' | 'published' | 'declined'; brand?: string; page?: number };
const queuePage = async (asked: QueueAsked = {}) =>
  (
    await office(staffCallsContract.productReviews, {
      ...{ as: editor, body: { ...FIRST_PAGE, ...asked } },
    })
  ).body;
const queue = async () => (await queuePage()).reviews;
const decide = async (reason: 'abusive' | null = null) => {
  const [waiting] = await queue();
  return office(staffCallsContract.decideProductReview, {
    as: editor,
    body: { id: waiting!.id, version: waiting!.version, reason },
  });
};
const mails = () =>
  shop.db
    .selectFrom('mail_outbox')
    .select(['template', 'recipient', 'data'])
    .where('template', 'like', 'review-%')
    .orderBy('id')
    .execute();

test('a buyer’s review waits for staff, is published and counted, and its author is told', async () => {
  const bought = await buy();
  const { key } = await sendFile(shop, aPng(20, 10));
  expect((await save(reviewOf(bought, { files: [key] }), bought)).status).toBe(200);
  expect((await shown(bought.productId)).body).toMatchObject({ rating: null, reviews: [], pages: 0 });
  const own = (await look(bought.slug, bought)).body.products[0]!.review!;
  expect(own).toMatchObject({ state: 'waiting', photos: [expect.any(String)] });
  expect((await photo(own.photos[0]!)).status).toBe(404);

  expect((await decide()).body.state).toBe('published');
  const { body } = await shown(bought.productId);
  expect(body).toMatchObject({ rating: { count: 1, average: 4 }, counts: [0, 0, 0, 1, 0], pages: 1 });
  expect(body.reviews).toMatchObject([{ stars: 4, title: 'Good', text: 'It fits.', photos: own.photos }]);
  expect((await photo(own.photos[0]!)).status).toBe(200);
  expect(await mails()).toMatchObject([{ template: 'review-news', data: { reason: null } }]);
  expect(await queue()).toEqual([]);
});

test('the page of the product knows the rating of its own brand only', async () => {
  const bought = await buy();
  await save(reviewOf(bought), bought);
  await decide();
  const body = { slug: bought.productSlug, locale: 'en', country_id: 1, method: 'air' as const };
  const rating = async (brand: string) =>
    (await shop.call(productContract.product, { brand, body })).body.product.rating;
  expect(await rating('lt')).toEqual({ count: 1, average: 4 });
  expect(await rating('lv')).toBeNull();
  expect((await shown(bought.productId, {}, { brand: 'lv' })).body.reviews).toEqual([]);
});

test('a changed review leaves the page and waits again', async () => {
  const bought = await buy();
  await save(reviewOf(bought), bought);
  await decide();
  await save(reviewOf(bought, { stars: 1, text: 'It broke.' }), bought);
  expect((await shown(bought.productId)).body).toMatchObject({ rating: null, reviews: [] });
  await decide();
  expect((await shown(bought.productId)).body).toMatchObject({
    ...{ rating: { count: 1, average: 1 }, reviews: [{ text: 'It broke.' }] },
  });
});

test('staff cannot decide on a text that was changed while they read it', async () => {
  const bought = await buy();
  await save(reviewOf(bought), bought);
  const [read] = await queue();
  shop.wait(1);
  await save(reviewOf(bought, { text: 'Buy at elsewhere.' }), bought);
  const late = await office(staffCallsContract.decideProductReview, {
    as: editor,
    body: { id: read!.id, version: read!.version, reason: null },
  });
  expect(late.status).toBe(409);
  expect((await shown(bought.productId)).body.reviews).toEqual([]);
});

test('a declined review names its reason to its author, and a withdrawn one is gone', async () => {
  const bought = await buy();
  await save(reviewOf(bought), bought);
  await decide('abusive');
  const [product] = (await look(bought.slug, bought)).body.products;
  expect(product?.review).toMatchObject({ state: 'declined', decline_reason: 'abusive' });
  expect(await mails()).toMatchObject([{ data: { reason: 'abusive' } }]);
  const body = { slug: bought.slug, product_id: bought.productId };
  await shop.call(productReviewsContract.withdraw, { token: bought.token, body });
  expect((await look(bought.slug, bought)).body.products[0]?.review).toBeNull();
});

test('only a role with the right decides, and each decision is in the log of acts', async () => {
  const bought = await buy();
  await save(reviewOf(bought), bought);
  const vytas = await hire(shop, 'vytas', 'finance');
  expect((await office(staffCallsContract.productReviews, { as: vytas, body: FIRST_PAGE })).status).toBe(403);
  await decide();
  const lead = await hire(shop, 'lead', 'lead');
  const { acts } = (
    await office(staffCallsContract.acts, { as: lead, body: { subject_kind: 'product_review' } })
  ).body;
  expect(acts).toMatchObject([
    { act: 'product_review:published', before: { state: 'waiting' }, after: { state: 'published' } },
  ]);
});

describe('who may write', () => {
  test('goods that have not arrived cannot be reviewed', async () => {
    const bought = await buy({ isDelivered: false });
    expect((await look(bought.slug, bought)).body.is_reviewable).toBe(false);
    expect((await save(reviewOf(bought), bought)).status).toBe(409);
  });

  test('a stranger, another brand and a product that was not bought are not found', async () => {
    const bought = await buy();
    const stranger = (await buy({ isDelivered: false })).token;
    for (const as of [{}, { token: stranger }, { token: bought.token, brand: 'lv' }]) {
      expect((await look(bought.slug, as)).status).toBe(404);
      expect([401, 404]).toContain((await save(reviewOf(bought), as)).status);
    }
    const other = reviewOf(bought, { product_id: bought.productId + 1_000 });
    expect((await save(other, bought)).status).toBe(404);
  });

  test('of two reviews at once, one is kept', async () => {
    const bought = await buy();
    const texts = ['One', 'Two', 'Three'];
    const all = await Promise.all(texts.map((text) => save(reviewOf(bought, { text }), bought)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await shop.db.selectFrom('product_review').select('state').execute()).toHaveLength(1);
  });

  test('stars out of range, long texts, four photos and documents are refused by their field', async () => {
    const bought = await buy();
    const refused = async (field: string, changes: Partial<SaveReview>) =>
      expect(await save(reviewOf(bought, changes), bought)).toMatchObject({
        ...{ status: 422, body: { errors: { [field]: [expect.any(String)] } } },
      });
    await refused('stars', { stars: 6 });
    await refused('stars', { stars: 0 });
    await refused('text', { text: ' ' });
    await refused('text', { text: 'a'.repeat(3_001) });
    await refused('title', { title: 'a'.repeat(121) });
    await refused('files', { files: Array.from({ length: 4 }, () => 'A'.repeat(22)) });
    await refused('files', { files: [(await sendFile(shop, aPdf())).key] });
  });
});

/** A client who gets news, with a delivered order. */
const subscriber = async () => {
  const bought = await buy();
  const token = await logIn(shop, 'ona@shopper.example');
  const { id: clientId } = await shop.db
    .updateTable('client')
    .set({ is_subscribed: true })
    .where('email', '=', 'ona@shopper.example')
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('quote').set({ client_id: clientId }).where('id', '=', bought.id).execute();
  return { ...bought, token, clientId };
};

describe('invitations', () => {
  const invite = () => inviteReviewers({ ...shop.deps, clock: () => shop.clock.now });
  const days = (count: number) => shop.wait(count * DAY);

  test('a client is asked once, a week after delivery, and the link of the mail opens the form', async () => {
    const bought = await subscriber();
    days(6);
    expect(await invite()).toBe(0);
    days(1);
    expect(await invite()).toBe(1);
    expect(await invite()).toBe(0);
    const [mail] = await mails();
    const { link } = mail!.data as { link: string };
    const token = link.split('/').at(-1) ?? '';
    expect((await look(token)).body.products).toHaveLength(1);
    expect((await look(token, { brand: 'lv' })).status).toBe(404);
    expect((await save(reviewOf({ ...bought, slug: token }), {})).status).toBe(200);
  });

  test('a client who refused the topic, or gets no news, is not asked', async () => {
    const { clientId } = await subscriber();
    const now = shop.clock.now;
    const refusal = { client_id: clientId, topic: 'reviews' as const, refused_at: now };
    await shop.db.insertInto('news_refusal').values(refusal).execute();
    days(8);
    expect(await invite()).toBe(0);
    await shop.db.deleteFrom('news_refusal').execute();
    await shop.db.updateTable('client').set({ is_subscribed: false }).execute();
    expect(await invite()).toBe(0);
  });
});

test('an erased author’s published review stays without name and photos, and all others are deleted', async () => {
  const bought = await subscriber();
  const { key } = await sendFile(shop, aPng(20, 10));
  await save(reviewOf(bought, { files: [key] }), bought);
  await decide();
  const person = { clientId: bought.clientId, brand: 'lt', email: 'a@b.example' };
  expect(await productReviewsPersonal.read(shop.db, person)).toMatchObject([
    { state: 'published', text: 'It fits.', files: 1 },
  ]);
  await shop.db.transaction().execute((tx) => productReviewsPersonal.erase!(tx, person, shop.clock.now));
  expect((await shown(bought.productId)).body.reviews).toMatchObject([
    { author: '', photos: [], text: 'It fits.' },
  ]);
});

test('a declined review is deleted after half a year', async () => {
  const bought = await buy();
  await save(reviewOf(bought), bought);
  await decide('abusive');
  shop.wait(179 * DAY);
  const forget = () => forgetWhatIsOld({ ...shop.deps, rules: productReviewsRetention });
  await forget();
  expect(await shop.db.selectFrom('product_review').select('id').execute()).toHaveLength(1);
  shop.wait(2 * DAY);
  await forget();
  expect(await shop.db.selectFrom('product_review').select('id').execute()).toEqual([]);
});

const addProducts = async (count: number): Promise<void> => {
  await sql`insert into product (id, slug, manufacturer_id, main_category_id, tariff_line)
    select 90000 + number, 'copy-' || number, manufacturer_id, main_category_id, tariff_line
    from (select * from product order by id limit 1) as product,
      generate_series(1, ${count}::int) as number`.execute(shop.db);
};

/** Reviews of the same order about other goods, each a minute later than the last. */
const copyReview = async (count: number, brand: string): Promise<void> => {
  await sql`insert into product_review
      (brand, product_id, quote_id, language, stars, title, body, shown_name, updated_at)
    select ${brand}, other.id, review.quote_id, 'lt', 1, '', 'Copy ' || other.place, '',
      review.updated_at + other.place * interval '1 minute'
    from product_review as review,
      (select id, row_number() over (order by id) as place from product
        where id not in (select product_id from product_review)) as other
    where review.body = 'It fits.' and other.place <= ${count}`.execute(shop.db);
};

test('the queue has pages, the longest waiting first, and its counts by state and brand', async () => {
  const bought = await buy();
  await save(reviewOf(bought), bought);
  await addProducts(24);
  await copyReview(21, 'lt');
  await copyReview(2, 'ae');
  const first = await queuePage();
  expect(first).toMatchObject({ page: 1, pages: 2 });
  expect(first.reviews.map(({ text }) => text).slice(0, 1)).toEqual(['It fits.']);
  expect(first.reviews).toHaveLength(20);
  const last = await queuePage({ page: 9_999 });
  expect(last).toMatchObject({ page: 2 });
  expect(last.reviews).toHaveLength(4);
  const seen = [...first.reviews, ...last.reviews].map(({ id }) => id);
  expect(new Set(seen).size).toBe(24);

  await decide();
  const waiting = await queuePage({ brand: 'ae' });
  expect(waiting).toMatchObject({ pages: 1, states: [{ count: 2 }, { count: 0 }, { count: 0 }] });
  expect(waiting.reviews.every(({ brand }) => brand === 'ae')).toBe(true);
  expect(waiting.brands.filter(({ count }) => count > 0)).toEqual([
    { brand: 'ae', count: 2 },
    { brand: 'lt', count: 21 },
  ]);
  const published = await queuePage({ state: 'published' });
  expect(published.reviews).toMatchObject([{ text: 'It fits.', state: 'published' }]);
  expect((await queuePage({ state: 'declined' })).reviews).toEqual([]);
});
