import sharp from 'sharp';
import { quotesContract } from '@shop/contracts/quotes';
import { staffCallsContract } from '@shop/contracts/staff';
import { createFiles } from '@shop/commerce-files';
import { createLinkMemory, createLinkPictures, quotesPersonal, quotesRetention } from '@shop/commerce-quotes';
import { hire, officeOf } from '@shop/commerce-staff/testing';
import { startShopStreet } from '@shop/emulators/shop-street';
import {
  createWebLinkReader,
  createWebPictureReader,
  PICTURE_BOUNDS,
  READER_NAME,
  type LinkReader,
} from '@shop/link-reader';
import { createPageFetch } from '@shop/outbound/pages';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

const storage = createMemoryStorage();
let street: Awaited<ReturnType<typeof startShopStreet>>;
let shop: WholeShop;
let reader: LinkReader;
let pictures: ReturnType<typeof createLinkPictures>;
let files: ReturnType<typeof createFiles>;
const fetches: ReturnType<typeof createPageFetch>[] = [];

const fetchOf = (options: object = {}) => {
  const fetch = createPageFetch({ agent: READER_NAME, standIn: street.origin, ...options });
  fetches.push(fetch);
  return fetch;
};

beforeAll(async () => {
  street = await startShopStreet();
  shop = await createWholeShop({ fileStorage: storage, links: { read: (link) => reader.read(link) } });
  files = createFiles({ ...shop.deps, storage });
});
beforeEach(() => {
  // The shop's clock stands still: nothing would wait for the next second.
  const memory = { ...createLinkMemory(shop.db), reserve: async () => 0 };
  reader = createWebLinkReader({ fetch: fetchOf({ timeoutMs: 2_000 }), memory });
  const fetch = fetchOf({ ...PICTURE_BOUNDS, timeoutMs: 3_000 });
  pictures = createLinkPictures({
    ...{ db: shop.db, clock: () => shop.clock.now, files },
    pictures: createWebPictureReader({ fetch, memory }),
  });
});
afterEach(() => shop.reset());
afterAll(async () => {
  await shop.close();
  await Promise.all(fetches.map((fetch) => fetch.close()));
  await street.close();
});

const LANGUAGE = { language_id: 1 };
const WOOD = 'https://woo-simple.example/p';
const odd = (name: string) => `https://odd-pictures.example/p/${name}`;

const minutesLater = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};

/** Pastes a link; answers with the session. */
const paste = async (links: readonly string[], as: { token?: string; brand?: string } = {}) => {
  const added = await shop.call(quotesContract.addLinks, { ...as, body: { links: [...links] } });
  return as.token ?? String(added.headers['x-shop-session']);
};
const linesOf = async (token: string) =>
  (await shop.call(quotesContract.draft, { token, body: LANGUAGE })).body.draft.lines;
const keyOf = async (token: string) => (await linesOf(token))[0]?.picture_key ?? null;
const look = (key: string | null, as: { brand?: string } = {}) =>
  shop.call(quotesContract.picture, { ...as, params: { key: key ?? '' } });
const keptRows = () => shop.db.selectFrom('kept_file').selectAll().execute();
const bytesOf = async (): Promise<Buffer> => {
  const [row] = await keptRows();
  return (await storage.get(row?.stored_as ?? '')) ?? Buffer.alloc(0);
};
const visitsOf = (path: string) => street.visits.filter((visit) => visit.path === path).length;

/** What is kept of the picture of this name, after as many looks as a shop gets. */
const keptOf = async (name: string): Promise<string | null> => {
  const token = await paste([odd(name)]);
  for (const pause of [0, 2, 11, 61]) {
    minutesLater(pause);
    await pictures.fetch();
  }
  return keyOf(token);
};

test('the picture of a pasted link is shown from a small copy of the shop’s own', async () => {
  const token = await paste([WOOD]);
  expect(await keyOf(token)).toBeNull();
  expect(await pictures.fetch()).toBe(1);
  const key = await keyOf(token);
  expect(key).toMatch(/^[\w-]{22}$/);
  const shown = await look(key);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(shown.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const { format, width } = await sharp(await bytesOf()).metadata();
  expect([format, width]).toEqual(['jpeg', 320]);
  expect(await pictures.fetch()).toBe(0);
});

test('the copy of two items is one, and its store is visited once', async () => {
  const before = visitsOf('/board.jpg');
  const [one, other] = [await paste([WOOD]), await paste([WOOD])];
  await Promise.all([pictures.fetch(), pictures.fetch()]);
  expect(visitsOf('/board.jpg')).toBe(before + 1);
  expect(await keyOf(one)).toBe(await keyOf(other));
  expect(await keptRows()).toHaveLength(1);
});

describe('a picture that is none', () => {
  test.each([
    'announced.jpg',
    'poured.jpg',
    'script.svg',
    'script.jpg',
    'page.jpg',
    'inside.jpg',
    'inside-https.jpg',
    'unsafe.jpg',
    'broken.jpg',
    'vast.png',
  ])('is not kept, and the item is without one: %s', async (name) => {
    const before = visitsOf(`/${name}`);
    expect(await keptOf(name)).toBeNull();
    expect(visitsOf(`/${name}`)).toBe(before + 1);
    expect(await keptRows()).toEqual([]);
  });

  test('leaves the rest of the item as its page says', async () => {
    const token = await paste([odd('script.svg')]);
    await pictures.fetch();
    expect(await linesOf(token)).toMatchObject([{ title: 'Odd script.svg', price: 12, picture_key: null }]);
  });
});

test('no redirect leads inside: nothing of this machine is asked', async () => {
  const before = street.visits.length;
  await keptOf('inside-https.jpg');
  const asked = street.visits.slice(before).map(({ host }) => host);
  expect(new Set(asked)).toEqual(new Set(['odd-pictures.example']));
});

test('a redirect to another store is followed', async () => {
  expect(await keptOf('moved.jpg')).not.toBeNull();
});

test('its first bytes say what it is, not its header', async () => {
  expect(await keptOf('text.png')).not.toBeNull();
  expect((await sharp(await bytesOf()).metadata()).format).toBe('jpeg');
});

test('the place where it was taken is not kept', async () => {
  const sent = await fetchOf().fetchPage('https://odd-pictures.example/placed.jpg', async () => undefined);
  expect((await sharp(sent.bytes).metadata()).exif?.toString('latin1')).toContain('SecretPhone');
  expect(await keptOf('placed.jpg')).not.toBeNull();
  const kept = await bytesOf();
  const { exif, xmp, iptc } = await sharp(kept).metadata();
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  expect(kept.toString('latin1')).not.toMatch(/SecretPhone|Exif|GPS/);
});

test('a store that fails is visited three times, and then no more', async () => {
  expect(await keptOf('failing.jpg')).toBeNull();
  expect(visitsOf('/failing.jpg')).toBe(3);
});

describe('who sees it', () => {
  test('nobody without its key, no other brand, and nobody once its item is gone', async () => {
    const token = await paste([WOOD]);
    await pictures.fetch();
    const key = await keyOf(token);
    expect((await look('A'.repeat(22))).status).toBe(404);
    expect((await look(key, { brand: 'lv' })).status).toBe(404);
    const [line] = await linesOf(token);
    await shop.call(quotesContract.removeItem, { token, body: { id: line!.id } });
    expect((await look(key)).status).toBe(404);
  });

  test('staff who work on quotes, in the queue and with the item', async () => {
    const token = await paste([WOOD, 'https://silent.example/blue-mug']);
    await pictures.fetch();
    const [{ id: lineId } = { id: 0 }] = await linesOf(token);
    const body = { email: 'ona@shopper.example', country_id: 1, shipping_method: 'air' as const, note: '' };
    await shop.call(quotesContract.submit, { token, body });
    const lead = await hire(shop, 'lead', 'lead');
    const office = officeOf(shop);
    const { quotes } = (await office(staffCallsContract.quotes, { as: lead, body: {} })).body;
    expect(quotes).toMatchObject([{ pictured: { line_id: lineId, title: 'Walnut Board' } }]);
    const id = quotes[0]?.id ?? 0;
    const { quote } = (await office(staffCallsContract.quote, { as: lead, body: { id } })).body;
    expect(quote.lines.map((line) => line.has_picture)).toEqual([true, false]);
    const seen = await office(staffCallsContract.quotePicture, { as: lead, body: { id, position: lineId } });
    expect((await sharp(Buffer.from(seen.body.bytes, 'base64')).metadata()).format).toBe('jpeg');
    const other = await office(staffCallsContract.quotePicture, {
      as: lead,
      body: { id: id + 1, position: lineId },
    });
    expect(other.status).toBe(404);
  });
});

describe('its bytes are deleted', () => {
  const forget = async () => {
    minutesLater(11);
    expect(await pictures.forget()).toBe(1);
    expect(await files.purge()).toBe(1);
    expect(await keptRows()).toEqual([]);
  };

  test('with a draft that was not sent, and not before', async () => {
    const token = await paste([WOOD]);
    await pictures.fetch();
    minutesLater(11);
    expect(await pictures.forget()).toBe(0);
    expect((await look(await keyOf(token))).status).toBe(200);
    const rule = quotesRetention.find(({ name }) => name === 'quoteDrafts');
    expect(await rule?.forget(shop.db, new Date(shop.clock.now.getTime() + 86_400_000))).toBe(1);
    const stored = (await keptRows())[0]?.stored_as ?? '';
    await forget();
    expect(await storage.get(stored)).toBeNull();
  });

  test('with the client whose request it was', async () => {
    const token = await logIn(shop, 'ona@shopper.example');
    await paste([WOOD], { token });
    await pictures.fetch();
    const key = await keyOf(token);
    const { id: clientId } = await shop.db
      .selectFrom('client')
      .select('id')
      .where('email', '=', 'ona@shopper.example')
      .executeTakeFirstOrThrow();
    const person = { clientId, brand: 'lt', email: 'ona@shopper.example' };
    await shop.db
      .transaction()
      .execute((tx) => quotesPersonal.erase?.(tx, person, shop.clock.now) ?? Promise.resolve());
    expect((await look(key)).status).toBe(404);
    await forget();
  });

  test('but not while it is added again in the same moment', async () => {
    const token = await paste([WOOD]);
    await pictures.fetch();
    const [line] = await linesOf(token);
    await shop.call(quotesContract.removeItem, { token, body: { id: line!.id } });
    minutesLater(11);
    const [, again] = await Promise.all([pictures.forget(), paste([WOOD])]);
    await vi.waitFor(async () => {
      await pictures.fetch();
      expect(await keyOf(again)).not.toBeNull();
    });
    expect((await look(await keyOf(again))).status).toBe(200);
  });
});
