import { cartRemindersPersonal, remindOfCarts } from '@shop/commerce-cart-reminders';
import { createPrices } from '@shop/commerce-prices';
import { stockShop } from '@shop/commerce-stock/testing';
import { createTariffs } from '@shop/commerce-tariff';
import { ownAccountContract } from '@shop/contracts/auth';
import { cartContract } from '@shop/contracts/cart';
import { wishesContract } from '@shop/contracts/wishes';
import type { NewsTopic } from '@shop/domain/news-topics';
import { pictureUrl } from '@shop/paths';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

const [HEADPHONES, SHIRT] = [1, 3];
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

let shop: WholeShop;
let token: string;
let clientId: number;
beforeAll(async () => {
  shop = await createWholeShop();
});
beforeEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
  token = await logIn(shop, 'ona@shopper.example');
  const client = await shop.db
    .updateTable('client')
    .set({ email_confirmed_at: shop.clock.now })
    .where('email', '=', 'ona@shopper.example')
    .returning('id')
    .executeTakeFirstOrThrow();
  clientId = client.id;
});
afterAll(() => shop.close());

const choose = async (topics: NewsTopic[]) => {
  const body = { subscribed: topics.length > 0, topics };
  expect((await shop.call(ownAccountContract.saveNews, { token, body })).status).toBe(200);
};
const put = async (variant_id: number, quantity = 1) => {
  const body = { variant_id, quantity };
  expect((await shop.call(cartContract.add, { token, body })).status).toBe(200);
};
const pass = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};
const look = () => {
  const deps = { ...shop.deps, clock: () => shop.clock.now };
  return remindOfCarts({ ...deps, prices: createPrices({ ...deps, tariffs: createTariffs(deps) }) });
};
const mails = () =>
  shop.db
    .selectFrom('mail_outbox')
    .select(['recipient', 'language', 'data', 'state'])
    .where('template', '=', 'cart-reminder')
    .orderBy('id')
    .execute();
const leave = async () => {
  await choose(['cart_reminders']);
  await put(SHIRT, 2);
  pass(DAY + HOUR);
};
/** An order of the shirt that was placed now. */
const order = async (email: string, owner: number | null) => {
  const { id } = await shop.db
    .insertInto('quote')
    .values({
      ...{ slug: 'R'.repeat(22), kind: 'marketplace', brand: 'lt', brand_number: null, visitor_id: null },
      ...{ client_id: owner, state: 'accepted', state_before_dispute: null, language: 'en', email },
      ...{ currency_id: 978, placed_at: null, paid_at: null, created_at: shop.clock.now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

test('a cart that rests for a day is reminded of, again after three days, and never a third time', async () => {
  await choose(['cart_reminders']);
  await put(SHIRT, 2);
  pass(23 * HOUR);
  expect(await look()).toBe(0);
  pass(2 * HOUR);
  expect(await look()).toBe(1);
  pass(2 * DAY);
  expect(await look()).toBe(0);
  pass(DAY);
  expect(await look()).toBe(1);
  pass(4 * DAY);
  expect(await look()).toBe(0);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(Array(2).fill('ona@shopper.example'));
});

test('the mail has the goods at the price of the page, a picture, and links without a session', async () => {
  await shop.call(wishesContract.add, { token, body: { variant_id: SHIRT } });
  await leave();
  expect(await look()).toBe(1);
  const { wishes } = (await shop.call(wishesContract.list, { token, body: { language_id: 1 } })).body;
  const [mail] = await mails();
  const data = mail!.data as {
    link: string;
    unsubscribe: string;
    lines: { quantity: number; price: string; picture: string }[];
  };
  const shown = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
  expect(data.lines).toHaveLength(1);
  expect(data.lines[0]).toMatchObject({ quantity: 2, price: shown.format(wishes[0]!.price) });
  expect(data.lines[0]!.picture).toMatch(/^https?:\/\/.+\/img\/card\//);
  expect(data.link).toMatch(/\/cart$/);
  expect(data.unsubscribe).toMatch(/\/unsubscribe\/.+\?topic=cart_reminders$/);
});

test('news alone are no consent, and neither is an unconfirmed or stopped address', async () => {
  await choose(['offers', 'tips', 'reviews']);
  await put(SHIRT);
  pass(DAY + HOUR);
  expect(await look()).toBe(0);
  await choose(['offers', 'cart_reminders']);
  const [address, confirmed] = ['ona@shopper.example', shop.clock.now];
  const setConfirmed = (email_confirmed_at: Date | null) =>
    shop.db.updateTable('client').set({ email_confirmed_at }).where('id', '=', clientId).execute();
  await setConfirmed(null);
  expect(await look()).toBe(0);
  await setConfirmed(confirmed);
  const stop = { email: address, reason: 'bounce' as const, detail: '', reported_at: confirmed };
  await shop.db.insertInto('mail_stop').values(stop).execute();
  expect(await look()).toBe(0);
  await shop.db.deleteFrom('mail_stop').execute();
  expect(await look()).toBe(1);
});

test('the link of the mail ends reminders alone; the end of all news is not undone by later news', async () => {
  await choose(['offers', 'cart_reminders']);
  const topics = async () => (await shop.call(ownAccountContract.news, { token, body: {} })).body.topics;
  const end = async (topic?: NewsTopic) => {
    await put(SHIRT);
    pass(DAY + HOUR);
    await look();
    const { unsubscribe } = (await mails()).at(-1)!.data as { unsubscribe: string };
    const link = new URL(unsubscribe).pathname.split('/').at(-1)!;
    const body = { token: link, ...(topic && { topic }) };
    expect((await shop.call(ownAccountContract.unsubscribe, { body })).status).toBe(200);
  };
  await end('cart_reminders');
  expect(await topics()).not.toContain('cart_reminders');
  expect(await topics()).toContain('offers');
  await choose(['offers', 'cart_reminders']);
  await end();
  await choose(['offers']);
  expect(await topics()).not.toContain('cart_reminders');
});

test.each(['as a client', 'as a guest by the same address'])('an order %s ends the reminders', async (as) => {
  await leave();
  await order('Ona@shopper.example', as === 'as a client' ? clientId : null);
  expect(await look()).toBe(0);
});

test('a mail that waits is not wanted any more once the cart is ordered from or emptied', async () => {
  await leave();
  const { id } = await shop.db.selectFrom('cart').select('id').executeTakeFirstOrThrow();
  const at = shop.clock.now.toISOString();
  const isWanted = async (uniqueKey: string) => {
    await shop.deps.mail.enqueue(shop.db, {
      ...{ brand: 'lt', language: 'en', to: 'ona@shopper.example', template: 'cart-reminder', uniqueKey },
      data: { name: '', lines: [], more: 0, method: 'air', link: 'http://lt', unsubscribe: 'http://lt' },
      news: { topic: 'cart_reminders', clientId, cart: { id, at } },
    });
    return (await mails()).length;
  };
  expect(await isWanted('before')).toBe(1);
  await shop.db.updateTable('cart_line').set({ removed_at: shop.clock.now }).execute();
  expect(await isWanted('emptied')).toBe(1);
  await shop.db.updateTable('cart_line').set({ removed_at: null }).execute();
  expect(await isWanted('restored')).toBe(2);
  pass(HOUR);
  await order('ona@shopper.example', null);
  expect(await isWanted('ordered')).toBe(2);
});

test('a cart that is in an open checkout is not reminded of until the checkout has ended', async () => {
  await leave();
  await shop.generate({ token });
  expect(await look()).toBe(0);
  pass(DAY);
  expect(await look()).toBe(1);
});

test('an emptied cart and goods that are gone are not reminded of', async () => {
  await leave();
  const setStock = (on_hand: number) =>
    shop.db.updateTable('product_variant').set({ on_hand }).where('id', '=', SHIRT).execute();
  await setStock(0);
  expect(await look()).toBe(0);
  await setStock(5);
  await shop.db.updateTable('cart_line').set({ removed_at: shop.clock.now }).execute();
  expect(await look()).toBe(0);
});

test('a change begins the rest anew, and a new cart has reminders of its own', async () => {
  await leave();
  await put(HEADPHONES);
  expect(await look()).toBe(0);
  pass(DAY + HOUR);
  expect(await look()).toBe(1);
  pass(3 * DAY + HOUR);
  expect(await look()).toBe(1);
  await shop.db.deleteFrom('cart_line').execute();
  pass(HOUR);
  await put(SHIRT);
  pass(3 * DAY + HOUR);
  expect(await look()).toBe(1);
});

test('six looks at once write one mail', async () => {
  await leave();
  const written = await Promise.all(Array.from({ length: 6 }, look));
  expect(written.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect(await mails()).toHaveLength(1);
  expect(await shop.db.selectFrom('cart_reminder').selectAll().execute()).toHaveLength(1);
});

test('where the mail cannot be written, no reminder counts', async () => {
  await leave();
  const deps = { ...shop.deps, clock: () => shop.clock.now };
  const prices = createPrices({ ...deps, tariffs: createTariffs(deps) });
  const mail = { enqueue: () => Promise.reject(new Error('killed')) };
  await expect(remindOfCarts({ ...deps, prices, mail })).rejects.toThrow('killed');
  expect(await shop.db.selectFrom('cart_reminder').selectAll().execute()).toEqual([]);
  expect(await look()).toBe(1);
});

test('an export names the reminders, and an erasure deletes them', async () => {
  await leave();
  await look();
  const ona = { clientId, brand: 'lt', email: 'ona@shopper.example' };
  expect(await cartRemindersPersonal.read(shop.db, ona)).toEqual([{ created: shop.clock.now }]);
  await shop.db.transaction().execute((tx) => cartRemindersPersonal.erase!(tx, ona, shop.clock.now));
  expect(await cartRemindersPersonal.read(shop.db, ona)).toEqual([]);
});

test('the example for developers shows a picture that the shop has, at the brand’s own address', async () => {
  const list = await shop.app.inject('/dev/mails?brand=lv&language=en');
  const [, address = ''] = /href="(\/dev\/mails\/\d+\/lv\/en)"><b>cart-reminder</.exec(list.body) ?? [];
  const { body } = await shop.app.inject(address);
  const pictures = (await shop.db.selectFrom('product_variant').select('picture').execute()).map(
    ({ picture }) => shop.deps.brands.get('lv').appUrl + pictureUrl(picture, 'card'),
  );
  const [, shown = ''] = /src=&quot;([^&]*\/img\/card\/[^&]*)&quot;/.exec(body) ?? [];
  expect(pictures).toContain(shown);
});
