import { authContract } from '@shop/contracts/auth';
import { productContract } from '@shop/contracts/catalogue';
import { checkoutContract } from '@shop/contracts/checkout';
import { createSimulatedTime } from '@shop/commerce-jobs/testing';
import { sql } from '@shop/database';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

// Long before today: code that uses another clock is years late.
const time = createSimulatedTime(new Date('2026-03-02T10:00:00Z'));
const after = (ms: number) => new Date(time.clock().getTime() + ms);
const nextDay = () => new Date(Math.floor(time.clock().getTime() / DAY_MS + 1) * DAY_MS);
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 20 });

const SHIRT = 3;
let shop: WholeShop;
beforeAll(async () => {
  shop = await createWholeShop({ time });
  await shop.db.updateTable('product_variant').set({ on_hand: 9 }).where('id', '=', SHIRT).execute();
});
afterAll(() => shop.close());

const shirt = async () => {
  const { body } = await shop.call(productContract.product, { body: { slug: 'linen-shirt', locale: 'en' } });
  return body.product.variants[0];
};
const maxOfShirt = async () => (await shirt())?.max_quantity ?? 0;
const sessionOf = (slug: string) =>
  shop.db.selectFrom('checkout_session').selectAll().where('slug', '=', slug).executeTakeFirst();

describe('one clock for the whole shop', () => {
  test('goods reserved by a checkout are available again after its time limit', async () => {
    const free = await maxOfShirt();
    const { token, slug } = await shop.readyToPlace(SHIRT, 2);
    expect(await maxOfShirt()).toBe(free - 2);
    const { expires_at, created_at, updated_at } = (await sessionOf(slug))!;
    expect([created_at, updated_at]).toEqual([time.clock(), time.clock()]);
    await time.jumpTo(new Date(expires_at.getTime() - 1));
    expect(await maxOfShirt()).toBe(free - 2);
    await time.jumpTo(expires_at);
    expect(await maxOfShirt()).toBe(free);
    const late = await shop.openStep(slug, { token });
    expect(late.status).toBe(410);
    expect(await sessionOf(slug)).toMatchObject({ state: 'expired', updated_at: time.clock() });
  });

  test('a login without “remember me” ends after half a day without a visit', async () => {
    const account = { email: 'ona@shopper.example', password: 'a-long-harbour-wall' };
    await shop.call(authContract.register, { body: { ...account, first_name: 'Ona', last_name: 'Ona' } });
    const { sessionToken: token } = await shop.call(authContract.login, { body: account });
    const answered = async () =>
      (await shop.call(authContract.refreshCurrentUser, { token, body: {} })).status;
    expect(await answered()).toBe(200);
    await time.jumpTo(after(DAY_MS / 2 - MINUTE_MS));
    expect(await answered()).toBe(200);
    await time.jumpTo(after(DAY_MS / 2 + MINUTE_MS));
    expect(await answered()).toBe(401);
  }, 60_000);

  test('prices are converted by the next day’s rate from that day on', async () => {
    await shop.db
      .insertInto('exchange_rate')
      .values({ currency_id: 1, valid_from: nextDay(), rate: 2_000_000 })
      .execute();
    const before = (await shirt())?.price ?? 0;
    await time.jumpTo(new Date(nextDay().getTime() - 1_000));
    expect((await shirt())?.price).toBe(before);
    // A job rewrites the prices of the whole catalogue, then all pages show them.
    await time.passUntil(after(2 * MINUTE_MS));
    await soon(async () => expect((await shirt())?.price).toBeGreaterThan(before * 2));
  }, 60_000);

  test('the nightly job deletes a checkout left 30 days ago, in the night when it is due', async () => {
    await time.jumpTo(new Date(nextDay().getTime() + 10 * HOUR_MS));
    const token = await shop.putIntoCart(SHIRT, 1);
    const slug = await shop.generate({ token });
    await shop.call(checkoutContract.invalidate, {
      ...{ token, params: { slug } },
      body: { slug, language_id: 1 },
    });
    const firstNight = nextDay().getTime() + 3 * HOUR_MS + 38 * MINUTE_MS;
    await time.passUntil(new Date(firstNight + 29 * DAY_MS));
    expect(await sessionOf(slug)).toMatchObject({ state: 'invalidated' });
    await time.passUntil(new Date(firstNight + 30 * DAY_MS));
    await soon(async () => expect(await sessionOf(slug)).toBeUndefined());
  }, 60_000);

  test('a reduction is shown for 30 days, and then disappears automatically', async () => {
    const listed = () =>
      shop.db
        .selectFrom('product_listing')
        .select(['prior_price', 'discount_percentage'])
        .where('variant_id', '=', SHIRT)
        .executeTakeFirst();
    await sql`select refresh_product_listing()`.execute(shop.db);
    const { price: before } = (await shirt())!;
    await sql`update product_variant set price = price * 3 / 4 where id = ${SHIRT}`.execute(shop.db);
    expect(await shirt()).toMatchObject({ old_price: before, discount_percentage: 0.75 });
    expect(await listed()).toMatchObject({ discount_percentage: 750_000 });
    // Midnight in Dubai is the first of all markets'.
    const end = nextDay().getTime() + 29 * DAY_MS - 4 * HOUR_MS;
    await time.passUntil(new Date(end - HOUR_MS));
    expect(await shirt()).toMatchObject({ old_price: before });
    await time.passUntil(new Date(end + HOUR_MS + MINUTE_MS));
    await soon(async () => expect(await shirt()).toMatchObject({ old_price: null, discount_percentage: 1 }));
    expect(await listed()).toEqual({ prior_price: null, discount_percentage: 1_000_000 });
  }, 60_000);
});
