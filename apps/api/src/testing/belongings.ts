import { authContract } from '@shop/contracts/auth';
import type { AnswerOf } from '@shop/contracts/calls';
import { cartContract } from '@shop/contracts/cart';
import { quotesContract } from '@shop/contracts/quotes';
import { ordersContract } from '@shop/contracts/orders';
import { wishesContract } from '@shop/contracts/wishes';
import { joinGuestCart } from '@shop/commerce-cart';
import { ADDRESS } from '@shop/commerce-checkout/testing';
import type { WholeShop } from './whole-shop.ts';
import { issueDocuments } from './issue-documents.ts';
import { miscInvoiceOffice } from './misc-invoices.ts';
import { keepParcels } from './parcels.ts';
import { keepCard } from './saved-cards.ts';
import { waitForMoney } from './payables.ts';
import { createSessions } from '@shop/commerce-accounts/sessions';

/** What a visitor can own, by the names that calls use. */
export type Belongings = {
  /** A cart line, and one that was just removed. */
  line: number;
  removed: number;
  /** A checkout that is ready to be placed, and the total on its button. */
  checkout: string;
  total: number;
  /** A paid order, and the reference of its payment. */
  order: string;
  orderLine: number;
  payment: string;
  /** An order that waits for its payment. */
  payable: string;
  /** An item of the visitor's draft of a quote. */
  quoteLine: number;
  /** A parcel on its way, one in storage, and a forward request without its declaration; of clients only. */
  announced: number;
  stored: number;
  forward: string;
  /** A misc invoice that waits for the client's answer. */
  miscInvoice: string;
  /** A version of a product on the wish list; of clients only. */
  wish: number;
  /** A saved card, and the reference of a card that was saved without a purchase; of clients only. */
  savedCard: number;
  cardSetup: string;
  /** The invoice of the paid order. */
  document: number;
  /** The visitor's session. */
  session: number;
  /** Of clients only. */
  address: number;
};
export type Owner = Belongings & { token: string; email: string | null };

/** Well-formed ids without a row. */
export const NOTHING: Belongings = {
  line: 999_999,
  removed: 999_998,
  checkout: 'A'.repeat(22),
  total: 1,
  order: 'B'.repeat(22),
  orderLine: 999_994,
  payment: 'C'.repeat(22),
  payable: 'D'.repeat(22),
  quoteLine: 999_993,
  miscInvoice: 'E'.repeat(22),
  announced: 999_992,
  stored: 999_991,
  forward: 'F'.repeat(22),
  document: 999_996,
  wish: 999_990,
  savedCard: 999_989,
  cardSetup: 'G'.repeat(22),
  address: 999_997,
  session: 999_995,
};

const { announced, stored, forward, wish, savedCard, cardSetup } = NOTHING;
/** What a guest cannot own. */
const NOTHING_OF_CLIENTS = { announced, stored, forward, wish, savedCard, cardSetup };

export const logIn = async (shop: WholeShop, email: string, brand = 'lt'): Promise<string> => {
  const { id } = await shop.db
    .insertInto('client')
    .values({ brand, email, password_hash: null, country_id: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return openSession(shop, id, brand);
};

/** Another session of a client: a test that lets days pass needs one. */
export const openSession = async (
  { db, clock }: Pick<WholeShop, 'db' | 'clock'>,
  id: number,
  brand = 'lt',
): Promise<string> => {
  const sessions = createSessions({ db, joinGuest: joinGuestCart });
  const opened = await sessions.login(null, { id, brand }, { remember: true, now: clock.now });
  return opened.token;
};

/** Buys once, then fills the cart again and continues to the last step. `as`: a guest begins without a token. */
export const settleIn = async (
  shop: WholeShop,
  as: { email?: string; brand?: string } = {},
): Promise<Owner> => {
  const { email, brand = 'lt' } = as;
  const client = email === undefined ? '' : await logIn(shop, email, brand);
  const token = await shop.putIntoCart(3, 1, { token: client, brand });
  const me = { token, brand };
  const order = await readyCheckout(shop, me);
  const placed = (await shop.place(order.slug, me, order.total)).body;
  await shop.payAt(shop.app, placed.redirect_url ?? '');
  await shop.verify(placed.payment_reference, me);

  await shop.putIntoCart(3, 2, me);
  await shop.putIntoCart(1, 1, me);
  const [line, removed] = await linesOf(shop, me);
  await shop.call(cartContract.remove, { ...me, body: { id: removed ?? 0 } });
  const checkout = await readyCheckout(shop, me);
  return {
    token,
    email: email ?? null,
    line: line ?? 0,
    removed: removed ?? 0,
    checkout: checkout.slug,
    total: checkout.total,
    order: order.slug,
    orderLine: await lineOf(shop, order.slug),
    payment: placed.payment_reference,
    payable: await leaveUnpaid(shop, order.slug),
    quoteLine: await keepQuoteLine(shop, me),
    ...(email === undefined
      ? NOTHING_OF_CLIENTS
      : {
          ...(await keepParcels(shop, email, brand)),
          ...(await keepCard(shop, email, brand)),
          wish: await keepWish(shop, me),
        }),
    miscInvoice: email === undefined ? NOTHING.miscInvoice : await sendMiscInvoice(shop, email, brand),
    document: await documentOf(shop, order.slug),
    session: await sessionOf(shop, me),
    address: email === undefined ? 0 : await keepAddress(shop, me),
  };
};

const sessionOf = async ({ db, clock }: WholeShop, { token, brand }: Me): Promise<number> => {
  const sessions = createSessions({ db, joinGuest: joinGuestCart });
  return (await sessions.resolve(token, brand, clock.now))?.sessionId ?? 0;
};

const keepWish = async (shop: WholeShop, me: Me): Promise<number> => {
  await shop.call(wishesContract.add, { ...me, body: { variant_id: 1 } });
  const { body } = await shop.call(wishesContract.list, { ...me, body: { language_id: 1 } });
  return body.wishes[0]?.id ?? 0;
};

const keepQuoteLine = async (shop: WholeShop, me: Me): Promise<number> => {
  const { body } = await shop.call(quotesContract.addLinks, {
    ...me,
    body: { links: ['store.example/mug'] },
  });
  return body.draft.lines[0]?.id ?? 0;
};

const lineOf = async ({ db }: WholeShop, orderSlug: string): Promise<number> => {
  const { id } = await db
    .selectFrom('order_line')
    .innerJoin('quote', 'quote.id', 'order_line.quote_id')
    .select('order_line.id')
    .where('quote.slug', '=', orderSlug)
    .executeTakeFirstOrThrow();
  return id;
};

/** Writes the invoice of the paid order. */
const documentOf = async (shop: WholeShop, orderSlug: string): Promise<number> => {
  await issueDocuments(shop);
  const { id } = await shop.db
    .selectFrom('invoice')
    .innerJoin('quote', 'quote.id', 'invoice.quote_id')
    .select('invoice.id')
    .where('quote.slug', '=', orderSlug)
    .executeTakeFirstOrThrow();
  return id;
};

/** Another order of the same owner that waits for its payment. */
const leaveUnpaid = async (shop: WholeShop, orderSlug: string) => {
  const owner = await shop.db
    .selectFrom('quote')
    .select(['client_id as clientId', 'visitor_id as visitorId', 'brand'])
    .where('slug', '=', orderSlug)
    .executeTakeFirstOrThrow();
  return (await waitForMoney(shop, owner)).slug;
};

const sendMiscInvoice = async (shop: WholeShop, email: string, brand: string): Promise<string> => {
  const { id } = await shop.db
    .selectFrom('client')
    .select('id')
    .where('email', '=', email)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  return (await (await miscInvoiceOffice(shop)).send(id)).slug;
};

type Me = { token: string; brand: string };

const readyCheckout = async (shop: WholeShop, me: Me) => {
  const slug = await shop.generate(me);
  await shop.ship(slug, me);
  const chosen = await shop.choose(slug, me);
  return { slug, total: chosen.body.checkout.totals.total };
};

const linesOf = async (shop: WholeShop, me: Me) => {
  const { body } = await shop.call(cartContract.fetch, { ...me, body: { language_id: 1 } });
  return body.cart.items.map(({ id }) => id);
};

const keepAddress = async (shop: WholeShop, me: Me) =>
  (await shop.call(authContract.addAddress, { ...me, body: ADDRESS })).body.address.id;

/** Everything that belongs to the owner, as the calls answer it to the owner. */
export const whatIsSeenBy = async (shop: WholeShop, { token, checkout, order }: Owner) => {
  const [cart, session, orders, user] = [
    await shop.call(cartContract.fetch, { token, body: { language_id: 1 } }),
    await shop.openStep(checkout, { token }, 5),
    await shop.call(ordersContract.success, { token, body: { slug: order, language_id: 1 } }),
    await shop.call(authContract.currentUser, { token, body: {} }),
  ];
  return [cart.body, session.body, orders.body, user.body] satisfies unknown[] as [
    AnswerOf<typeof cartContract.fetch>,
    ...unknown[],
  ];
};
