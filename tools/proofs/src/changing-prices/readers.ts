import type { Listing } from '@shop/contracts/catalogue';
import { SORTS } from '@shop/domain/sort';
import type { Faults } from '../faults.ts';
import type { Market, Method } from '../one-price/markets.ts';
import { otherMethod } from '../one-price/place.ts';
import { cardsOf } from '../shown/cards.ts';
import { readCartPage } from '../shown/cart-page.ts';
import { readProductPage } from '../shown/product-page.ts';
import type { Ways } from '../shown/ways.ts';
import { createVisitor, type Visitor } from '../shop/visitor.ts';
import type { Bought, History } from './history.ts';

export type Reading = {
  readonly port: number;
  readonly market: Market;
  readonly history: History;
  readonly faults: Faults;
  readonly slugs: readonly string[];
};

type Reader = { readonly visitor: Visitor; readonly method: Method };

export const LISTING = `/en/marketplace?sort=${SORTS.lowToHigh}`;
/** With an unknown parameter, so that it is rendered for this request. */
const RENDERED = `${LISTING}&seen=1`;

const cents = (amount: number): number => Math.round(amount * 100);
const waysBy = (method: Method, price: number, byOther: number): Ways =>
  method === 'air' ? { air: price, sea: byOther } : { air: byOther, sea: price };

type Shown = { readonly slug: string; readonly price: number; readonly byOther: number | undefined };

/** Cards of one answer: of one state of the terms, and in the order of what they show. */
const judgeCards = (
  { history, faults }: Reading,
  { method }: Reader,
  name: string,
  cards: readonly Shown[],
) => {
  const left = cards.flatMap(({ slug, price, byOther }) =>
    byOther === undefined ? [] : [{ slug, price, ways: waysBy(method, price, byOther) }],
  );
  const wrong = history.wrongCards(new Map(left.map(({ slug, ways }) => [slug, ways])));
  faults.expect(`${name} by ${method}, cards that are not of the same moment`, wrong, 0);
  const steps = left.slice(1).filter(({ price }, at) => price < (left[at]?.price ?? 0)).length;
  faults.expect(`${name} by ${method}, steps against the order`, steps, 0);
  faults.expect(`${name} by ${method}, has cards`, left.length > 0, true);
};

const readPage = (path: string, name: string) => async (reading: Reading, reader: Reader) =>
  judgeCards(reading, reader, name, cardsOf(await reader.visitor.page(path)));

const readCall = async (reading: Reading, reader: Reader): Promise<void> => {
  const { method, visitor } = reader;
  const { items } = await visitor.call<Listing>('POST', '/api/search/searchForCategoryItems', {
    ...{ locale: 'en', params: {}, categoryId: null, limit: 48, offset: 0, sort: SORTS.lowToHigh },
    ...{ countryId: reading.market.countryId, method },
  });
  const cards = items.map(({ slug, available, delivered }) => ({
    slug,
    price: cents(delivered[method].total),
    byOther: available ? cents(delivered[otherMethod(method)].total) : undefined,
  }));
  judgeCards(reading, reader, 'listing call', cards);
};

/** Every place of a product's page: figures, ways, the table with its sum, the data for search engines. */
export const readProduct = async (reading: Reading, { visitor, method }: Reader, slug: string) => {
  const shown = readProductPage(await visitor.page(`/en/p/${slug}`));
  const { ways, total, partsSum } = shown;
  const same = (one: Ways) => `${one.air} ${one.sea}`;
  const name = `page of ${slug} by ${method}`;
  reading.faults.expect(`${name}, figures`, shown.price, ways[method]);
  reading.faults.expect(`${name}, total of the table`, same(total), same(ways));
  reading.faults.expect(`${name}, sum of the table`, same(partsSum), same(ways));
  const offers = new Map([...shown.offers].map(([sku, { price }]) => [sku, cents(price)]));
  reading.faults.expect(`${name} of one moment`, reading.history.isProduct(slug, method, ways, offers), true);
};

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** Every sum of a cart's page is the sum of its parts, and all are of one moment. */
export const readCart = async (reading: Reading, { visitor, method }: Reader, bought: readonly Bought[]) => {
  const { ways, total, rows, lines, parts } = readCartPage(await visitor.page('/en/cart'));
  const name = `cart by ${method}`;
  reading.faults.expect(`${name}, sum of the rows`, sum(rows), total);
  reading.faults.expect(`${name}, sum of the lines`, sum(lines), rows[0]);
  reading.faults.expect(`${name}, parts of shipping`, sum(parts), rows[1]);
  reading.faults.expect(`${name}, total and way`, total, ways[method]);
  reading.faults.expect(`${name} of one moment`, reading.history.isCart(bought, ways), true);
};

const createGuest = ({ port, market }: Reading, method: Method, place: string): Reader => ({
  method,
  visitor: createVisitor(port, market.brand, { place, cookies: { shop_method: method } }),
});

/** A guest with one piece each of two products in the cart. */
const createBuyer = async (reading: Reading, method: Method, place: string, bought: readonly Bought[]) => {
  const reader = createGuest(reading, method, place);
  for (const { id } of bought)
    await reader.visitor.call('POST', '/api/cart/add', { variant_id: id, quantity: 1 });
  await reader.visitor.call('POST', '/api/cart/shipping-method', { shipping_method: method });
  return reader;
};

/** Reads everything with prices once; by each method the cached page, a rendered one, calls, products and a cart. */
export const createReaders = async (reading: Reading, bought: readonly Bought[]) => {
  const readers: (() => Promise<void>)[] = [];
  for (const [at, method] of (['air', 'sea'] as const).entries()) {
    const guest = createGuest(reading, method, `10.2.0.${at + 1}`);
    const buyer = await createBuyer(reading, method, `10.2.1.${at + 1}`, bought);
    readers.push(
      () => readPage(LISTING, 'kept listing')(reading, guest),
      () => readPage(RENDERED, 'rendered listing')(reading, guest),
      () => readCall(reading, guest),
      async () => {
        for (const slug of reading.slugs) await readProduct(reading, guest, slug);
      },
      () => readCart(reading, buyer, bought),
    );
  }
  return readers;
};
