import { ordersContract } from '@shop/contracts/orders';
import { quotesContract, type AcceptQuote, type QuoteItem, type SubmitQuote } from '@shop/contracts/quotes';
import { ADDRESS } from '@shop/commerce-checkout/testing';
import { forgetWhatIsOld } from '@shop/commerce-operations/retention';
import { createQuotes, quotesPersonal, quotesRetention } from '@shop/commerce-quotes';
import { stockShop } from '@shop/commerce-stock/testing';
import { createTariffs } from '@shop/commerce-tariff';
import { OFFER_DAYS, priceQuote, withDelivery } from '@shop/domain/quotes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { payablesOf } from '../testing/payables.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await createWholeShop();
});
const MUGS = 7;
beforeEach(async () => {
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
afterAll(() => shop.close());

const GUEST = 'ona@shopper.example';
type As = { token?: string; brand?: string };

const aMug = (changes: Partial<QuoteItem> = {}): QuoteItem => ({
  ...{ url: 'https://mugs.example/p/blue', title: 'Blue mug', options: 'Large', quantity: 2, price: 12.5 },
  ...{ currency_id: 2, category_id: MUGS, weight_kg: null, sides_cm: null },
  ...changes,
});
const REQUEST: SubmitQuote = { email: GUEST, country_id: 1, shipping_method: 'air', note: '' };

const add = (item: QuoteItem, as: As = {}) => shop.call(quotesContract.addItem, { ...as, body: item });
const submit = (as: As, changes: Partial<SubmitQuote> = {}) =>
  shop.call(quotesContract.submit, { ...as, body: { ...REQUEST, ...changes } });
const look = (slug: string, as: As = {}) =>
  shop.call(quotesContract.one, { ...as, body: { slug, language_id: 1 } });
const accept = (slug: string, expected_total: number, as: As = {}) =>
  shop.call(quotesContract.accept, { ...as, body: { slug, address: ADDRESS, expected_total } });
const bySlug = (act: 'decline' | 'cancel' | 'requestAgain', slug: string, as: As = {}) =>
  shop.call(quotesContract[act], { ...as, body: { slug } });

/** A guest's session with these items in its draft. */
const draftOf = async (...items: readonly QuoteItem[]): Promise<{ token: string }> => {
  const first = await add(items[0] ?? aMug());
  const token = String(first.headers['x-shop-session']);
  for (const item of items.slice(1)) await add(item, { token });
  return { token };
};
/** A guest's request, sent. */
const requested = async (item: QuoteItem = aMug(), changes: Partial<SubmitQuote> = {}) => {
  const me = await draftOf(item);
  const { slug } = (await submit(me, changes)).body;
  return { slug, me, quote: (await look(slug, me)).body.quote };
};
const mails = async () =>
  (
    await shop.db
      .selectFrom('mail_outbox')
      .select(['recipient', 'data'])
      .where('template', '=', 'quote-news')
      .orderBy('id')
      .execute()
  ).map(({ recipient, data }) => ({ to: recipient, news: (data as { news: string }).news }));
const pass = (days: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + days * 86_400_000);
};
const expireNow = () => {
  const clock = () => shop.clock.now;
  const tariffs = createTariffs({ db: shop.db, clock });
  return createQuotes({
    ...shop.deps,
    clock,
    tariffs,
    sessions: { begin: () => Promise.reject(new Error('no session is needed')) },
    keepTouches: async () => {},
  }).expire();
};

describe('a request that the pricer can answer', () => {
  test('has an offer at once, with a breakdown that adds up, and a mail', async () => {
    const { quote } = await requested();
    expect(quote).toMatchObject({
      state: 'offered',
      number: expect.stringMatching(/^QU\d+$/),
      is_guest: true,
    });
    const [offer] = quote.offers;
    const { subtotal, shipping, shipping_discount: discount, delivery, total, breakdown } = offer!;
    expect(total).toBeCloseTo(subtotal + shipping - discount + delivery, 4);
    const sum = breakdown.reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBeCloseTo(subtotal + shipping, 4);
    expect(offer!.lines).toEqual([
      {
        title: 'Blue mug',
        quantity: 2,
        unit_price: subtotal / 2,
        weight_kg: 0.4,
        weight_range_kg: [0.25, 0.7],
      },
    ]);
    expect(await mails()).toEqual([{ to: GUEST, news: 'offered' }]);
  });

  test('recomputes to the cent from what it has kept, and contains the margin on the exchange', async () => {
    await requested(aMug({ price: 19.99, quantity: 7 }));
    const clock = () => shop.clock.now;
    const book = await createTariffs({ db: shop.db, clock }).book();
    const { offer, ...row } = await shop.db.selectFrom('quote_offer').selectAll().executeTakeFirstOrThrow();
    const pair = book.pairFor({
      ...{ brand: 'lt', countryId: row.country_id, currency: offer.currency },
      at: new Date(offer.at),
    });
    const terms = pair![row.shipping_method];
    expect(terms.tariff.card.version).toBe(offer.cardVersion);
    expect(priceQuote(offer.lines, terms, offer.clientRate)).toEqual(offer.amounts);
    const { exchangeMargin } = terms.tariff.card;
    const exact = (19.99 * offer.rates.EUR * (1_000_000 + exchangeMargin)) / 1e12;
    expect(offer.amounts.unitPrices).toEqual([Math.round(exact * 100) * 100]);
    expect(exchangeMargin).toBeGreaterThan(0);
  });

  test('is paid like any order, under the same number, and is an order then', async () => {
    const { slug, me, quote } = await requested();
    const total = quote.offers[0]!.total;
    expect((await accept(slug, total, me)).status).toBe(200);
    const payables = payablesOf(shop);
    const { payable } = (await payables.look(slug, me)).body;
    expect(payable).toMatchObject({ number: quote.number, due: total, kind: 'quote' });
    const paid = await payables.pay(slug, me, payable!.payment_methods[0]!.fee_amount + total);
    await shop.payAt(shop.app, paid.body.redirect_url ?? '');
    await shop.verify(paid.body.payment_reference, me);
    const { order } = (await shop.call(ordersContract.success, { ...me, body: { slug, language_id: 1 } }))
      .body;
    expect(order).toMatchObject({ number: quote.number, state: 'paid', kind: 'quote' });
    expect(order!.lines.map(({ name, quantity }) => ({ name, quantity }))).toEqual([
      { name: 'Blue mug', quantity: 2 },
    ]);
  });
});

describe('what waits for staff', () => {
  test.each([
    ['an item without a price', aMug({ price: null })],
    ['an item without weight and kind', aMug({ category_id: null })],
    ['goods that are never carried', aMug({ title: 'Hunting rifle' })],
    ['goods that are not carried by air', aMug({ title: 'Power bank 20000 mAh' })],
  ])('%s', async (_what, item) => {
    const { quote } = await requested(item);
    expect(quote).toMatchObject({ state: 'pricing', offers: [] });
    expect(await mails()).toEqual([{ to: GUEST, news: 'received' }]);
  });

  test('the same goods are priced at once by sea', async () => {
    const bank = aMug({ title: 'Power bank 20000 mAh' });
    const { quote } = await requested(bank, { shipping_method: 'sea' });
    expect(quote).toMatchObject({ state: 'offered', lines: [{ restriction: 'batteries' }] });
  });
});

test('a catalogue that was filled after the start has its kinds of goods learned for the first price', async () => {
  await stockShop(shop.db);
  const kind = { id: 90, tree: 'us', parent_id: 2, position: 9, slug: 'electronics/mugs' };
  await shop.db.insertInto('category').values(kind).execute();
  await shop.db.insertInto('product_category').values({ product_id: 1, category_id: 90 }).execute();
  await shop.db.deleteFrom('goods_kind').execute();
  const { quote } = await requested(aMug({ category_id: kind.id }));
  expect(quote.state).toBe('offered');
});

describe('an offer', () => {
  test('is valid for 7 days: then it is expired, says so once, and cannot be accepted', async () => {
    const { slug, me, quote } = await requested();
    pass(OFFER_DAYS - 0.01);
    expect(await expireNow()).toBe(0);
    pass(0.02);
    expect((await accept(slug, quote.offers[0]!.total, me)).status).toBe(409);
    expect(await expireNow()).toBe(1);
    expect(await expireNow()).toBe(0);
    expect((await look(slug, me)).body.quote.state).toBe('expired');
    expect((await mails()).map(({ news }) => news)).toEqual(['offered', 'expired']);
    expect((await bySlug('requestAgain', slug, me)).status).toBe(200);
    const { offers, state } = (await look(slug, me)).body.quote;
    expect([state, offers.map(({ version }) => version)]).toEqual(['offered', [2, 1]]);
  });

  test('another method is another version, and the first one stays visible', async () => {
    const { slug, me, quote } = await requested();
    const body = { slug, country_id: 1, shipping_method: 'sea' } as const;
    expect((await shop.call(quotesContract.recalculate, { ...me, body })).status).toBe(200);
    const { offers, shipping_method: method } = (await look(slug, me)).body.quote;
    expect(method).toBe('sea');
    expect(offers.map(({ version, shipping_method: way }) => [version, way])).toEqual([
      [2, 'sea'],
      [1, 'air'],
    ]);
    expect(offers[1]).toEqual(quote.offers[0]);
    // The price that was seen before is not the price any more.
    expect((await accept(slug, quote.offers[0]!.total, me)).status).toBe(409);
  });

  test('twenty acceptances at once write one order and one payable', async () => {
    const { slug, me, quote } = await requested();
    const total = quote.offers[0]!.total;
    const said = await Promise.all(Array.from({ length: 20 }, () => accept(slug, total, me)));
    expect(new Set(said.map(({ status }) => status))).toEqual(new Set([200]));
    const orders = await shop.db.selectFrom('quote').select('slug').where('slug', '=', slug).execute();
    const payables = await shop.db.selectFrom('payable').select('id').where('slug', '=', slug).execute();
    expect([orders.length, payables.length]).toEqual([1, 1]);
  });

  test('is declined or cancelled once, and cannot be paid then', async () => {
    const declined = await requested();
    expect((await bySlug('decline', declined.slug, declined.me)).status).toBe(200);
    expect((await bySlug('decline', declined.slug, declined.me)).status).toBe(200);
    expect((await accept(declined.slug, declined.quote.offers[0]!.total, declined.me)).status).toBe(409);

    const accepted = await requested();
    await accept(accepted.slug, accepted.quote.offers[0]!.total, accepted.me);
    expect((await bySlug('cancel', accepted.slug, accepted.me)).status).toBe(200);
    expect((await payablesOf(shop).look(accepted.slug, accepted.me)).status).toBe(410);
    expect((await look(accepted.slug, accepted.me)).body.quote).toMatchObject({
      ...{ state: 'cancelled', payable_slug: null },
    });
  });

  test('a payment that has begun and a cancellation at once: one of them wins, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { slug, me, quote } = await requested();
      const total = quote.offers[0]!.total;
      await accept(slug, total, me);
      const payables = payablesOf(shop);
      const { payable } = (await payables.look(slug, me)).body;
      const due = payable!.payment_methods[0]!.fee_amount + total;
      const [paying, cancelling] = await Promise.all([
        payables.pay(slug, me, due),
        bySlug('cancel', slug, me),
      ]);
      expect([paying.status === 200, cancelling.status === 200].filter(Boolean)).toHaveLength(1);
    }
  });
});

describe('the delivery of an offer', () => {
  const POINTLESS = { ...ADDRESS, first_address: '', city: '', zip: '' };
  const acceptBy = (slug: string, body: Partial<AcceptQuote>, as: As) =>
    shop.call(quotesContract.accept, {
      ...as,
      body: { slug, address: ADDRESS, expected_total: 0, ...body },
    });
  const orderOf = async (slug: string, me: As) =>
    (await shop.call(ordersContract.success, { ...me, body: { slug, language_id: 1 } })).body.order;

  test('is chosen from the couriers of the market; the cheapest is in the price', async () => {
    const { quote } = await requested();
    const [offer] = quote.offers;
    const couriers = quote.couriers!;
    expect(couriers.map(({ name, type }) => [name, type])).toEqual([
      ['Omnivia', 'pickup'],
      ['Parcelnet', 'pickup'],
      ['Northway', 'courier'],
      ['Rapido', 'courier'],
    ]);
    expect(Math.min(...couriers.map(({ fee }) => fee))).toBe(offer!.delivery);
    for (const { fee, total } of couriers) {
      expect(total).toBeCloseTo(offer!.total - offer!.delivery + fee, 4);
    }
  });

  test('to the door costs its difference, is kept with order and offer, and recomputes to the cent', async () => {
    const { slug, me, quote } = await requested();
    const door = quote.couriers!.find(({ name }) => name === 'Northway')!;
    const body = { courier_id: door.id, expected_total: door.total };
    expect((await acceptBy(slug, { ...body, expected_total: quote.offers[0]!.total }, me)).status).toBe(409);
    expect((await acceptBy(slug, body, me)).status).toBe(200);

    const { payable } = (await payablesOf(shop).look(slug, me)).body;
    expect(payable!.due).toBe(door.total);
    const [seen] = (await look(slug, me)).body.quote.offers;
    expect(seen).toMatchObject({ courier: 'Northway', delivery: door.fee, total: door.total });
    const stored = await shop.db.selectFrom('quote_offer').selectAll().executeTakeFirstOrThrow();
    expect(withDelivery(stored.offer.amounts, stored.chosen_delivery!.fee).total).toBe(stored.total);
    const { totals, delivery_choice: choice } = await shop.db
      .selectFrom('order_offer')
      .select(['totals', 'delivery_choice'])
      .executeTakeFirstOrThrow();
    expect(choice).toEqual({ courier: 'Northway', pickup_point: null });
    expect(totals).toMatchObject({
      ...{ total: stored.total, delivery: stored.chosen_delivery!.fee },
      least_delivery: stored.offer.amounts.delivery,
    });
    expect(await orderOf(slug, me)).toMatchObject({ courier: 'Northway', pickup_point: null });
  });

  test('to a pickup point needs one of its points and the person alone', async () => {
    const { slug, me, quote } = await requested();
    const locker = quote.couriers!.find(({ name }) => name === 'Omnivia')!;
    const body = { courier_id: locker.id, expected_total: locker.total, address: POINTLESS };
    const without = await acceptBy(slug, { ...body, parcel_shop: 'none' }, me);
    expect([without.status, without.body]).toMatchObject([
      422,
      { errors: { parcel_shop: ['choose_pickup_point'] } },
    ]);
    const [point] = locker.pickup_points;
    expect((await acceptBy(slug, { ...body, parcel_shop: point!.parcelshop_id }, me)).status).toBe(200);
    const order = await orderOf(slug, me);
    expect(order).toMatchObject({ courier: 'Omnivia', pickup_point: expect.stringContaining(point!.name) });
    expect(order!.address.first_address).toBe('');
  });

  test('a home address is needed to the door, and a courier of another market is refused', async () => {
    const { slug, me, quote } = await requested();
    const door = quote.couriers!.find(({ type }) => type === 'courier')!;
    const bare = { courier_id: door.id, expected_total: door.total, address: POINTLESS };
    const homeless = await acceptBy(slug, bare, me);
    expect([homeless.status, homeless.body]).toMatchObject([
      422,
      { errors: { 'address.first_address': ['required'] } },
    ]);
    const foreign = await shop.db
      .selectFrom('courier')
      .select('id')
      .where('name', '=', 'PolderPost')
      .executeTakeFirstOrThrow();
    const other = await acceptBy(slug, { courier_id: foreign.id, expected_total: door.total }, me);
    expect([other.status, other.body]).toMatchObject([422, { errors: { courier_id: ['choose_courier'] } }]);
  });

  test('keeps the fee of the offer when the courier becomes dearer', async () => {
    const { slug, me, quote } = await requested();
    const door = quote.couriers!.find(({ name }) => name === 'Northway')!;
    await shop.db
      .updateTable('courier_fee')
      .set((eb) => ({ fee: eb('fee', '*', 2) }))
      .where('courier_id', '=', door.id)
      .execute();
    const later = (await look(slug, me)).body.quote.couriers!.find(({ id }) => id === door.id);
    expect(later).toEqual(door);
    const body = { courier_id: door.id, expected_total: door.total };
    expect((await acceptBy(slug, body, me)).status).toBe(200);
  });

  test('two different choices at once: one is written, and what is paid is its total', async () => {
    const { slug, me, quote } = await requested();
    const doors = quote.couriers!.filter(({ type }) => type === 'courier');
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => {
        const { id, total } = doors[at % 2]!;
        return acceptBy(slug, { courier_id: id, expected_total: total }, me);
      }),
    );
    const { courier } = (await orderOf(slug, me))!;
    const { payable } = (await payablesOf(shop).look(slug, me)).body;
    expect(payable!.due).toBe(doors.find(({ name }) => name === courier)!.total);
  });
});

describe('whose it is', () => {
  test('a guest’s opens by its link on any device, a client’s for the client only', async () => {
    const { slug } = await requested();
    expect((await look(slug)).status).toBe(200);
    expect((await look(slug, { brand: 'lv' })).status).toBe(404);

    const token = await logIn(shop, 'rasa@shopper.example');
    await add(aMug(), { token });
    const own = (await submit({ token }, { email: null })).body.slug;
    expect((await look(own, { token })).status).toBe(200);
    const other = await logIn(shop, 'other@shopper.example');
    for (const as of [{}, { token: other }]) expect((await look(own, as)).status).toBe(404);
    expect((await bySlug('cancel', own, { token: other })).status).toBe(404);
  });

  test('a guest asks only where the brand lets guests ask; a brand without quotes has none', async () => {
    expect((await add(aMug(), { brand: 'pj' })).status).toBe(401);
    expect((await add(aMug(), { brand: 'wl' })).status).toBe(404);
    expect((await add(aMug(), { brand: 'ee' })).status).toBe(200);
  });

  test('a guest’s request names an e-mail address, and something to buy', async () => {
    const me = await draftOf(aMug());
    const without = await submit(me, { email: null });
    expect([without.status, without.body]).toMatchObject([422, { errors: { email: ['required'] } }]);
    await submit(me);
    const empty = await submit(me);
    expect([empty.status, empty.body]).toMatchObject([422, { errors: { items: ['required'] } }]);
  });
});

describe('the draft', () => {
  test('takes 30 items and no more, by links and by hand', async () => {
    const links = Array.from({ length: 29 }, (_, at) => `https://mugs.example/dp/mug-number-${at}`);
    const first = await shop.call(quotesContract.addLinks, { body: { links } });
    const me = { token: String(first.headers['x-shop-session']) };
    expect(first.body.draft.lines[3]).toMatchObject({
      title: 'mug number 3',
      store: 'mugs.example',
      price: null,
    });
    expect((await add(aMug(), me)).status).toBe(200);
    const more = await add(aMug(), me);
    expect([more.status, more.body]).toMatchObject([422, { errors: { items: ['too_many_items'] } }]);
  });

  test.each(['not a link', 'http://10.0.0.1/', 'javascript:alert(1)'])(
    'refuses “%s” as a link',
    async (url) => {
      const said = await add(aMug({ url }));
      expect([said.status, said.body]).toMatchObject([422, { errors: { url: ['url'] } }]);
    },
  );

  test('is changed and removed line by line', async () => {
    const me = await draftOf(aMug(), aMug({ title: 'Red mug' }));
    const { lines } = (await shop.call(quotesContract.draft, { ...me, body: { language_id: 1 } })).body.draft;
    const id = lines[0]!.id;
    const item = aMug({ title: 'Green mug', quantity: 5 });
    const changed = await shop.call(quotesContract.changeItem, { ...me, body: { id, item } });
    expect(changed.body.draft.lines[0]).toMatchObject({ title: 'Green mug', quantity: 5 });
    const removed = await shop.call(quotesContract.removeItem, { ...me, body: { id } });
    expect(removed.body.draft.lines.map(({ title }) => title)).toEqual(['Red mug']);
  });
});

test('the calculator says what goods come to by air and by sea, with the same sums as a quote', async () => {
  const goods = {
    price: 12.5,
    currency_id: 2,
    quantity: 2,
    category_id: MUGS,
    weight_kg: null,
    sides_cm: null,
  };
  const { body } = await shop.call(quotesContract.calculate, { body: { ...goods, country_id: 1 } });
  const { quote } = await requested();
  expect(body.air.total).toBe(quote.offers[0]!.total);
  expect(body.air.breakdown).toEqual(quote.offers[0]!.breakdown);
  expect(body.sea.total).toBeLessThan(body.air.total);
  expect(body.weight_kg).toBe(0.8);
});

test('drafts are deleted after 90 days, requests that became no order after a year, an accepted one stays', async () => {
  const cancelled = await requested();
  await bySlug('cancel', cancelled.slug, cancelled.me);
  const accepted = await requested();
  await accept(accepted.slug, accepted.quote.offers[0]!.total, accepted.me);
  await draftOf(aMug());
  const states = async () =>
    (await shop.db.selectFrom('quote_request').select('state').orderBy('state').execute()).map(
      ({ state }) => state,
    );
  const night = () => forgetWhatIsOld({ ...shop.deps, clock: () => shop.clock.now, rules: quotesRetention });
  pass(91);
  await night();
  expect(await states()).toEqual(['accepted', 'cancelled']);
  pass(280);
  await night();
  expect(await states()).toEqual(['accepted']);
});

test('an erased client’s requests are deleted, and are part of the export before', async () => {
  const token = await logIn(shop, 'rasa@shopper.example');
  await add(aMug(), { token });
  await submit({ token }, { email: null });
  const { id } = await shop.db
    .selectFrom('client')
    .select('id')
    .where('email', '=', 'rasa@shopper.example')
    .executeTakeFirstOrThrow();
  const person = { clientId: id, brand: 'lt', email: 'rasa@shopper.example' };
  expect(await quotesPersonal.read(shop.db, person)).toMatchObject([
    { product: 'Blue mug', state: 'offered', reference: 'https://mugs.example/p/blue', quantity: 2 },
  ]);
  await shop.db.transaction().execute((tx) => quotesPersonal.erase!(tx, person, shop.clock.now));
  expect(await quotesPersonal.read(shop.db, person)).toEqual([]);
});
