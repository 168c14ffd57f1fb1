import { createPrices } from '@shop/commerce-prices';
import { sendWishAlerts, wishesPersonal } from '@shop/commerce-wishes';
import { createTariffs } from '@shop/commerce-tariff';
import { ownAccountContract } from '@shop/contracts/auth';
import { productContract } from '@shop/contracts/catalogue';
import { wishesContract } from '@shop/contracts/wishes';
import type { NewsTopic } from '@shop/domain/news-topics';
import { MOST_WISHES } from '@shop/domain/wishes';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';
import { stockShop } from '@shop/commerce-stock/testing';

const [HEADPHONES, SOLD_OUT, SHIRT] = [1, 2, 3];
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

let shop: WholeShop;
let token: string;
beforeAll(async () => {
  shop = await createWholeShop();
});
beforeEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
  token = await logIn(shop, 'ona@shopper.example');
});
afterAll(() => shop.close());

const add = (variant_id: number, as = token) =>
  shop.call(wishesContract.add, { token: as, body: { variant_id } });
const list = async (as = token) =>
  (await shop.call(wishesContract.list, { token: as, body: { language_id: 1 } })).body.wishes;
const save = async (variant: number, percent: number | null, tells_stock = false) => {
  await add(variant);
  const wish = (await list()).find(({ variant_id }) => variant_id === variant)!;
  const { status } = await shop.call(wishesContract.setAlert, {
    token,
    body: { id: wish.id, alert_percent: percent, tells_stock },
  });
  expect(status).toBe(200);
  return wish;
};

const setPrice = (id: number, price: number) =>
  shop.db.updateTable('product_variant').set({ price }).where('id', '=', id).execute();
const setStock = (id: number, on_hand: number) =>
  shop.db.updateTable('product_variant').set({ on_hand }).where('id', '=', id).execute();
const pass = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};
const look = () => {
  const deps = { ...shop.deps, clock: () => shop.clock.now };
  const prices = createPrices({ ...deps, tariffs: createTariffs(deps) });
  return sendWishAlerts({ ...deps, prices });
};
const mails = async (): Promise<Record<string, string | null>[]> =>
  (
    await shop.db
      .selectFrom('mail_outbox')
      .select(['recipient', 'language', 'data'])
      .where('template', '=', 'wish-alert')
      .orderBy('id')
      .execute()
  ).map(({ data, ...mail }) => ({ ...mail, ...data }));

test('a version is saved once with its price, listed newest first, and removed', async () => {
  expect((await add(SHIRT)).status).toBe(200);
  pass(HOUR);
  await add(HEADPHONES);
  await add(SOLD_OUT);
  await setPrice(SHIRT, 500_000);
  expect((await add(SHIRT)).status).toBe(200);
  const wishes = await list();
  expect(wishes.map(({ variant_id }) => variant_id)).toEqual([SOLD_OUT, HEADPHONES, SHIRT]);
  expect(wishes[0]).toMatchObject({ availability: 'sold_out', alert_percent: null, tells_stock: false });
  expect(wishes[1]).toMatchObject({ availability: 'in_stock', attributes: ['Pine', 'M'] });
  expect(wishes[2]!.price).toBeLessThan(wishes[2]!.price_saved);
  const { status } = await shop.call(wishesContract.remove, { token, body: { id: wishes[0]!.id } });
  expect(status).toBe(200);
  expect(await list()).toHaveLength(2);
});

test('a wish costs what the page of its product says, in each country by each way', async () => {
  await add(SHIRT);
  const { slug } = (await list())[0]!;
  for (const method of ['air', 'sea'] as const)
    for (const countryId of [440, 528]) {
      // The prices of a shop that was just emptied are built anew.
      const page = await vi.waitFor(async () => {
        const ask = { token, body: { slug, locale: 'en', countryId, method } };
        const { status, body } = await shop.call(productContract.product, ask);
        expect(status).toBe(200);
        return body;
      }, 15_000);
      const { body } = await shop.call(wishesContract.list, {
        token,
        body: { language_id: 1, countryId, method },
      });
      const shown = page.product.variants.find(({ id }) => id === SHIRT);
      expect(body).toMatchObject({ country_id: page.country_id, method });
      expect(body.wishes[0]!.price).toBe(shown?.delivered[method].total);
    }
});

test('withdrawn goods are not saved, and stay on a list that has them', async () => {
  await add(SHIRT);
  await shop.db.updateTable('product').set({ status: 'withdrawn' }).where('id', '=', 2).execute();
  expect((await list())[0]).toMatchObject({ availability: 'withdrawn' });
  const other = await logIn(shop, 'jonas@shopper.example');
  expect((await add(SHIRT, other)).status).toBe(404);
  expect((await add(999_999)).status).toBe(404);
});

test('a list has at most 200 wishes, also when many are saved at once', async () => {
  const copies = Array.from({ length: MOST_WISHES + 3 }, (_, at) => 1_000 + at);
  const row = { product_id: 2, price: 640_000, on_hand: 1, picture: 'headphones.over.pine.front.1' };
  await shop.db
    .insertInto('product_variant')
    .values(copies.map((id) => ({ ...row, id, sku: `C-${id}` })))
    .execute();
  const { id: client_id } = await shop.db.selectFrom('client').select('id').executeTakeFirstOrThrow();
  await shop.db
    .insertInto('wish')
    .values(
      copies.slice(0, MOST_WISHES - 1).map((variant_id) => ({
        ...{ client_id, variant_id, price_saved: 640_000, was_in_stock: true },
        ...{ alert_percent: null, price_told: null, told_at: null },
      })),
    )
    .execute();
  const answers = await Promise.all(copies.slice(MOST_WISHES - 1).map((id) => add(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ message: 'wishes.full' });
  expect(await list()).toHaveLength(MOST_WISHES);
});

test('only a fall of the chosen size is mailed, once, and counted from the price that was told', async () => {
  await save(SHIRT, 10);
  await setPrice(SHIRT, 600_000);
  expect(await look()).toBe(0);
  await setPrice(SHIRT, 576_000);
  expect(await look()).toBe(1);
  expect(await look()).toBe(0);
  pass(2 * DAY);
  await setPrice(SHIRT, 560_000);
  expect(await look()).toBe(0);
  await setPrice(SHIRT, 518_400);
  expect(await look()).toBe(1);
  expect(await mails()).toHaveLength(2);
});

test('any fall may be mailed; a wish without an alert never is', async () => {
  await save(SHIRT, 0);
  await add(HEADPHONES);
  await setPrice(SHIRT, 639_900);
  await setPrice(HEADPHONES, 100_000);
  expect(await look()).toBe(1);
  const [mail] = await mails();
  expect(mail).toMatchObject({ recipient: 'ona@shopper.example', news: 'price', product: 'Linen shirt' });
  expect(mail?.['link']).toMatch(/\/p\/linen-shirt\?productVariant=3$/);
});

test('a mail is in the language and currency of the client', async () => {
  await shop.db.updateTable('client').set({ language_id: 2 }).execute();
  await save(HEADPHONES, 0);
  await setPrice(HEADPHONES, 1_000_000);
  await look();
  const [mail] = await mails();
  expect(mail).toMatchObject({ language: 'lt', product: 'Belaidės ausinės' });
  expect(mail?.['price']).toMatch(/€$/);
  expect(mail?.['link']).toContain('/lt/p/headphones');
});

test('what was sold out and is in stock again is mailed to those who asked', async () => {
  await save(SOLD_OUT, null, true);
  await save(SHIRT, null, true);
  expect(await look()).toBe(0);
  await setStock(SOLD_OUT, 3);
  expect(await look()).toBe(1);
  expect(await mails()).toMatchObject([{ news: 'stock', product: 'Wireless headphones', saved: null }]);
  pass(2 * DAY);
  expect(await look()).toBe(0);
  await setStock(SOLD_OUT, 0);
  await look();
  await setStock(SOLD_OUT, 1);
  expect(await look()).toBe(1);
});

test('a fall of what is sold out waits until it can be bought', async () => {
  await save(SHIRT, 0);
  await setStock(SHIRT, 0);
  await setPrice(SHIRT, 500_000);
  expect(await look()).toBe(0);
  await setStock(SHIRT, 2);
  expect(await look()).toBe(1);
});

test('one mail a product and day, whatever happens to its versions', async () => {
  await save(HEADPHONES, 0);
  await save(SOLD_OUT, 0, true);
  await setPrice(HEADPHONES, 2_000_000);
  await setStock(SOLD_OUT, 2);
  expect(await look()).toBe(1);
  pass(5 * HOUR);
  await setPrice(HEADPHONES, 1_500_000);
  await setPrice(SOLD_OUT, 1_400_000);
  expect(await look()).toBe(0);
  pass(DAY);
  expect(await look()).toBe(1);
  expect(await mails()).toHaveLength(2);
});

test('nothing is mailed of withdrawn goods and to erased clients', async () => {
  await save(SHIRT, 0);
  await save(HEADPHONES, 0);
  await setPrice(SHIRT, 500_000);
  await setPrice(HEADPHONES, 500_000);
  await shop.db.updateTable('product').set({ status: 'withdrawn' }).where('id', '=', 2).execute();
  await shop.db.updateTable('client').set({ erased_at: shop.clock.now }).execute();
  expect(await look()).toBe(0);
  await shop.db.updateTable('client').set({ erased_at: null }).execute();
  expect(await look()).toBe(1);
  expect(await mails()).toMatchObject([{ product: 'Wireless headphones' }]);
});

test('a client who ended price alerts as a kind of news gets none of any wish', async () => {
  await save(SHIRT, 0);
  const choose = (topics: NewsTopic[]) =>
    shop.call(ownAccountContract.saveNews, { token, body: { subscribed: false, topics } });
  await choose(['offers', 'tips']);
  await setPrice(SHIRT, 600_000);
  await look();
  expect(await mails()).toEqual([]);
  await choose(['price_alerts']);
  pass(2 * DAY);
  await setPrice(SHIRT, 500_000);
  await look();
  expect(await mails()).toHaveLength(1);
});

test('two looks at once write one mail', async () => {
  await save(SHIRT, 0);
  await setPrice(SHIRT, 500_000);
  await Promise.all([look(), look(), look()]);
  expect(await mails()).toHaveLength(1);
});

test('the link of a mail ends all alerts of its client without a login; a made-up one ends nothing', async () => {
  await save(SHIRT, 0);
  await save(HEADPHONES, 20, true);
  await setPrice(SHIRT, 500_000);
  await look();
  const [mail] = await mails();
  const link = mail?.['unsubscribe'] ?? '';
  expect(link).toMatch(/\/wish-list\/unsubscribe\/[\w-]{43}$/);
  const end = (sent: string, brand = 'lt') =>
    shop.call(wishesContract.endAlerts, { brand, body: { token: sent } });
  const watched = async () => (await list()).filter((one) => one.alert_percent !== null || one.tells_stock);
  expect((await end('A'.repeat(43))).status).toBe(200);
  const sealed = link.split('/').at(-1) ?? '';
  expect((await end(sealed, 'lv')).status).toBe(200);
  expect(await watched()).toHaveLength(2);
  expect((await end(sealed)).status).toBe(200);
  expect(await watched()).toHaveLength(0);
  expect(await list()).toHaveLength(2);
});

test('an alert takes only percentages that the form offers', async () => {
  const { id } = await save(SHIRT, 5);
  const { status } = await shop.call(wishesContract.setAlert, {
    token,
    body: { id, alert_percent: 7, tells_stock: true },
  });
  expect(status).toBe(422);
  expect((await list())[0]).toMatchObject({ alert_percent: 5, tells_stock: false });
});

test('a list is exported with the data of its client, and erased with them', async () => {
  await save(SHIRT, 10, true);
  const other = await logIn(shop, 'jonas@shopper.example');
  await add(HEADPHONES, other);
  const { id: clientId } = await shop.db
    .selectFrom('client')
    .select('id')
    .where('email', '=', 'ona@shopper.example')
    .executeTakeFirstOrThrow();
  const ona = { clientId, brand: 'lt', email: 'ona@shopper.example' };
  expect(await wishesPersonal.read(shop.db, ona)).toEqual([
    {
      ...{ sku: 'S-1', amount: 64, currency: 'USD', kind: 'price_fall_10, in_stock' },
      created: shop.clock.now,
    },
  ]);
  await shop.db.transaction().execute((tx) => wishesPersonal.erase!(tx, ona, shop.clock.now));
  expect(await wishesPersonal.read(shop.db, ona)).toEqual([]);
  expect(await list(other)).toHaveLength(1);
});
