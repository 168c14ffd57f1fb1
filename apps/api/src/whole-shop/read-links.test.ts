import { quotesContract, type QuoteItem } from '@shop/contracts/quotes';
import { createLinkMemory } from '@shop/commerce-quotes';
import { startShopStreet } from '@shop/emulators/shop-street';
import { createWebLinkReader, READER_NAME, type LinkReader } from '@shop/link-reader';
import { createPageFetch } from '@shop/outbound/pages';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let street: Awaited<ReturnType<typeof startShopStreet>>;
let fetch: ReturnType<typeof createPageFetch>;
let shop: WholeShop;
let reader: LinkReader;
beforeAll(async () => {
  street = await startShopStreet();
  fetch = createPageFetch({ agent: READER_NAME, standIn: street.origin, timeoutMs: 1_000 });
  shop = await createWholeShop({ links: { read: (address) => reader.read(address) } });
});
const MUGS = 7;
beforeEach(async () => {
  const memory = createLinkMemory(shop.db);
  // The shop's clock stands still: nothing would wait for the next second.
  reader = createWebLinkReader({ fetch, memory: { ...memory, reserve: async () => 0 } });
  await shop.db
    .insertInto('goods_kind')
    .values({
      ...{ category_id: MUGS, weight_g: 400, least_weight_g: 250, most_weight_g: 700 },
      ...{ length_mm: 120, width_mm: 100, height_mm: 100, tariff_line: '6912.00' },
      learned_at: shop.clock.now,
    })
    .execute();
});
afterEach(() => shop.reset());
afterAll(async () => {
  await shop.close();
  await fetch.close();
  await street.close();
});

const readLink = (url: string) => shop.call(quotesContract.readLink, { body: { url } });
const anItem = (changes: Partial<QuoteItem> = {}): QuoteItem => ({
  ...{ url: 'https://shipping-and-sold-out.example/p', title: 'Record Player', options: '', quantity: 2 },
  ...{ price: 189, currency_id: 2, category_id: MUGS, weight_kg: 5.2, sides_cm: null },
  ...changes,
});

describe('a pasted link', () => {
  test('is read into the fields of an item', async () => {
    expect((await readLink('graph-references.example/p')).body.link).toEqual({
      reason: null,
      item: {
        ...{ title: 'Camp Mug', price: 16, currency_id: 2, category_id: null, weight_kg: 0.35 },
        ...{ picture: 'https://camp.example/mug.jpg', seller_shipping: null, is_available: true },
        ...{ has_many_prices: false, variants: [] },
      },
    });
  });

  test('leaves a price open that is in another currency, or differs by variant', async () => {
    const foreign = (await readLink('https://pounds-sterling.example/p')).body.link.item;
    expect(foreign).toMatchObject({ title: 'Tea Cosy', price: null, currency_id: null });
    const many = (await readLink('https://woo-variable.example/p')).body.link.item;
    expect(many).toMatchObject({ price: null, has_many_prices: true });
    expect(many?.variants).toContainEqual({ name: 'Large', price: 26 });
  });

  test.each([
    ['https://closed.example/p', 'refused'],
    ['https://not-there.example/p', 'missing'],
    ['https://silent.example/p', 'no_answer'],
    ['https://pictures.example/p', 'no_page'],
    ['http://169.254.169.254/latest/meta-data', 'address'],
    ['blue shoes', 'address'],
  ])('%s is not read, and the answer says why: %s', async (url, reason) => {
    expect((await readLink(url)).body.link).toEqual({ reason, item: null });
  });

  test('is visited once in six hours', async () => {
    const asked = () => street.visits.filter(({ host }) => host === 'entities.example').length;
    await readLink('https://entities.example/p');
    const once = asked();
    await readLink('https://entities.example/p');
    expect(asked()).toBe(once);
    shop.clock.now = new Date(shop.clock.now.getTime() + 7 * 3_600_000);
    await readLink('https://entities.example/p');
    expect(asked()).toBe(once + 1);
  });
});

test('a host has one visit a second, whoever asks', async () => {
  const memory = createLinkMemory(shop.db);
  const waits = [];
  for (const _ of [1, 2, 3]) waits.push(await memory.reserve('shop.example'));
  expect(waits).toEqual([0, 1_000, 2_000]);
  expect(await memory.reserve('other.example')).toBe(0);
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  expect(await memory.reserve('shop.example')).toBe(0);
});

test('many pasted links become items that are filled in', async () => {
  const links = ['https://woo-simple.example/p', 'https://silent.example/blue-mug', 'https://rdfa.example/p'];
  const { lines } = (await shop.call(quotesContract.addLinks, { body: { links } })).body.draft;
  expect(lines).toMatchObject([
    { title: 'Walnut Board', price: 38, currency: 'USD', weight_kg: 0.998, picture_key: null },
    { title: 'blue mug', price: null, picture_key: null },
    { title: 'Brass Compass', price: 27.5, currency: 'EUR' },
  ]);
  const wanted = await shop.db.selectFrom('link_picture').select('address').execute();
  expect(wanted).toContainEqual({ address: 'https://wood.example/board.jpg' });
});

test('a page that is read too late fills in its item at the next look, unless the buyer has done so', async () => {
  const real = reader;
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  const late: Promise<unknown>[] = [];
  reader = {
    read: (address) => {
      const reading = held.then(() => real.read(address));
      late.push(reading);
      return reading;
    },
  };
  const links = ['https://woo-simple.example/p', 'https://rdfa.example/p'];
  const added = await shop.call(quotesContract.addLinks, { body: { links } });
  const token = String(added.headers['x-shop-session']);
  const { lines } = added.body.draft;
  expect(lines).toMatchObject([{ price: null }, { price: null }]);
  const item = anItem({ url: links[1]!, title: 'My compass', price: null });
  await shop.call(quotesContract.changeItem, { token, body: { id: lines[1]!.id, item } });
  goOn();
  await Promise.all(late);
  const look = async () =>
    (await shop.call(quotesContract.draft, { token, body: { language_id: 1 } })).body.draft.lines;
  expect(await look()).toMatchObject([
    { title: 'Walnut Board', price: 38, weight_kg: 0.998 },
    { title: 'My compass', price: null },
  ]);
  expect(await look()).toHaveLength(2);
});

test('what the store takes for shipping is a line of the offer, once a store', async () => {
  await readLink(anItem().url);
  const first = await shop.call(quotesContract.addItem, { body: anItem() });
  const token = String(first.headers['x-shop-session']);
  await shop.call(quotesContract.addItem, { token, body: anItem({ options: 'Black' }) });
  const body = { email: 'ona@shopper.example', country_id: 1, shipping_method: 'air' as const, note: '' };
  const { slug } = (await shop.call(quotesContract.submit, { token, body })).body;
  const { quote } = (await shop.call(quotesContract.one, { token, body: { slug, language_id: 1 } })).body;
  expect(quote.state).toBe('offered');
  const [offer] = quote.offers;
  expect(offer?.lines.map(({ title, quantity }) => [title, quantity])).toEqual([
    ['Record Player', 2],
    ['Record Player', 2],
    ['Shipping by shipping-and-sold-out.example', 1],
  ]);
  const sum = offer!.lines.reduce((all, { unit_price: price, quantity }) => all + price * quantity, 0);
  expect(offer!.subtotal).toBeCloseTo(sum, 4);
});

test('a buyer names neither picture nor shipping: another currency leaves it out', async () => {
  await readLink(anItem().url);
  const added = await shop.call(quotesContract.addItem, { body: anItem({ currency_id: 1 }) });
  expect(added.body.draft.lines[0]).toMatchObject({ seller_shipping: null });
});
