import type { CartAnswer } from '@shop/contracts/cart';
import type { Database, Transaction } from '@shop/database';
import {
  addItem,
  setQuantity,
  type AddItemError,
  type Cart,
  type Changed,
  type LineError,
  type Offer,
} from '@shop/domain/cart';
import type { CurrencyCode } from '@shop/domain/currencies';
import { err, ok, type Result } from '@shop/domain/result';
import type { ShippingMethod } from '@shop/domain/tariff';
import { notFound } from '@shop/commerce-kit/problem';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { Visitor } from '@shop/commerce-kit/visitor';
import type { Book } from '@shop/commerce-tariff';
import { toWireCart } from './cart-answer.ts';
import { rememberAdjusted, rememberChange } from './cart-changes.repository.ts';
import {
  findCart,
  lockCart,
  lockOrMakeCart,
  removeLine,
  restoreLine,
  saveLines,
  saveMethod,
  type StoredCart,
} from './cart.repository.ts';
import { noDelivery, refuse, sessionEnded } from './cart.problems.ts';
import { NOWHERE, type Surroundings } from './goods.ts';
import { findSurroundings } from './surroundings.repository.ts';

/** The visitor whose cart is asked for, the language, the currency and the time. */
export type Asked = {
  readonly visitor: Visitor | null;
  readonly brand: Pick<ShopBrand, 'key'>;
  /** The market: where the cart is priced to. */
  readonly countryId: number;
  readonly languageId: number;
  readonly currency: { readonly code: CurrencyCode };
  /** The shipping method that the visitor prefers, for a cart that does not exist yet. */
  readonly method: ShippingMethod;
  /** The key of the change; a repeated change with the same key is made once. */
  readonly key: string | undefined;
  /** Read before any row is locked. */
  readonly book: Book;
  readonly now: Date;
};
type Known = Asked & { readonly visitor: Visitor };

/** The data that the decision needed is used for the answer too. */
type Decide = (cart: Cart, around: Surroundings) => Result<Changed, AddItemError | LineError>;
type Body = Omit<CartAnswer, 'status'>;

const emptyCart = ({ method }: Asked): StoredCart => ({
  id: 0,
  shippingMethod: method,
  lines: [],
  removed: null,
});

export const createCartService = ({ db }: { db: Database }) => {
  const look = async (
    on: Database,
    cart: StoredCart,
    asked: Asked,
    also: readonly number[] = [],
  ): Promise<Surroundings> => {
    // A visitor without a cart gets the answer without a query.
    if (cart.id === 0) return NOWHERE;
    const held = [...cart.lines, ...(cart.removed ? [cart.removed] : [])].map(({ variantId }) => variantId);
    return findSurroundings(on, {
      cartId: cart.id,
      clientId: asked.visitor?.clientId ?? null,
      variantIds: [...new Set([...held, ...also])],
      languageId: asked.languageId,
      now: asked.now,
    });
  };

  const answer = (
    cart: StoredCart,
    asked: Asked,
    around: Surroundings,
    { adjusted = false, repeated = false } = {},
  ): Body => {
    const { brand, countryId, currency, book, now: at } = asked;
    const pair = book.pairFor({ brand: brand.key, countryId, currency: currency.code, at });
    if (!pair) throw noDelivery();
    return {
      cart: toWireCart({
        cart,
        goods: around.goods,
        pair,
        clientRate: book.clientRate(around.tier, at),
        countryId,
        reservedUntil: around.reservedUntil,
        now: at,
      }),
      adjusted,
      repeated,
    };
  };

  /** Applies a pure rule to the cart with its row locked, stores what it decides, and answers with the outcome. */
  const change = async (
    tx: Transaction,
    before: StoredCart,
    asked: Known,
    decide: Decide,
    also: readonly number[] = [],
  ): Promise<Body> => {
    const around = await look(tx, before, asked, also);
    const decided = decide(before, around);
    if (!decided.ok) throw refuse(decided.error);
    const after = await saveLines(tx, before, decided.value.cart, asked.now);
    return answer(after, asked, around, decided.value);
  };

  /**
   * Makes a change to a locked cart, unless its key says that it was made before: then the current cart is returned.
   */
  const once = async (
    tx: Transaction,
    cart: StoredCart,
    asked: Known,
    what: string,
    act: () => Promise<Body>,
  ): Promise<Body> => {
    const change = asked.key === undefined ? null : { key: asked.key, what };
    const known = change && (await rememberChange(tx, cart.id, change, asked.now));
    if (known) return answer(cart, asked, await look(tx, cart, asked), { ...known, repeated: true });
    const body = await act();
    if (change && body.adjusted) await rememberAdjusted(tx, cart.id, change);
    return body;
  };

  /**
   * A call about a line or the cart of a visitor who has one. A line of another visitor is answered like an unknown
   * one.
   */
  const withCart = (
    asked: Asked,
    what: string,
    act: (tx: Transaction, cart: StoredCart, asked: Known) => Promise<Body>,
  ): Promise<Body> =>
    db.transaction().execute(async (tx) => {
      const { visitor } = asked;
      const cart = visitor && (await lockCart(tx, visitor));
      if (!cart) throw notFound();
      const known = { ...asked, visitor };
      return once(tx, cart, known, what, () => act(tx, cart, known));
    });

  const fetch = async (asked: Asked): Promise<Body> => {
    const cart = (await findCart(db, asked.visitor)) ?? emptyCart(asked);
    return answer(cart, asked, await look(db, cart, asked));
  };

  return {
    fetch,

    add: async (tx: Transaction, asked: Known, variantId: number, quantity: number): Promise<Body> => {
      const cart = await lockOrMakeCart(tx, asked.visitor, asked.method);
      if (!cart) throw sessionEnded();
      const decide: Decide = (held, around) => {
        const offer = offerOf(variantId, around);
        return offer ? addItem(held, offer, quantity) : err({ kind: 'unknown_line' });
      };
      return once(tx, cart, asked, `add ${variantId} ${quantity}`, () =>
        change(tx, cart, asked, decide, [variantId]),
      );
    },

    setQuantity: (asked: Asked, lineId: number, quantity: number): Promise<Body> =>
      withCart(asked, `quantity ${lineId} ${quantity}`, (tx, cart, known) =>
        change(tx, cart, known, (held, around) => {
          const line = cart.lines.find(({ id }) => id === lineId);
          const offer = line && offerOf(line.variantId, around);
          if (!line || !offer) return err({ kind: 'unknown_line' });
          const set = setQuantity(held, offer, quantity);
          // A shopper who changes a line has seen its price: the line is no longer marked as changed.
          return set.ok ? ok({ ...set.value, cart: withPriceSeen(set.value.cart, offer) }) : set;
        }),
      ),

    remove: (asked: Asked, lineId: number): Promise<Body> =>
      withCart(asked, `remove ${lineId}`, async (tx, cart, known) => {
        const line = cart.lines.find(({ id }) => id === lineId);
        // A second removal of the same line is no error and changes nothing.
        if (!line && cart.removed?.id !== lineId) throw notFound();
        if (line) await removeLine(tx, cart, lineId, known.now);
        const after = line
          ? {
              ...cart,
              lines: cart.lines.filter((other) => other !== line),
              removed: { ...line, removedAt: known.now },
            }
          : cart;
        return answer(after, known, await look(tx, after, known));
      }),

    restore: (asked: Asked, lineId: number): Promise<Body> =>
      withCart(asked, `restore ${lineId}`, async (tx, cart, known) => {
        const isThere = cart.lines.some(({ id }) => id === lineId);
        if (!isThere && cart.removed?.id !== lineId) throw notFound();
        await restoreLine(tx, lineId);
        const after = (await lockCart(tx, known.visitor)) ?? cart;
        return answer(after, known, await look(tx, after, known));
      }),

    setMethod: async (asked: Asked, method: ShippingMethod): Promise<Body> => {
      const { visitor } = asked;
      // Without a cart there is nothing to store: viewing a shipping method creates no session.
      if (!visitor) return fetch({ ...asked, visitor: null, method });
      return db.transaction().execute(async (tx) => {
        const known = { ...asked, visitor, method };
        const cart = await lockCart(tx, visitor);
        if (!cart) return answer(emptyCart(known), known, NOWHERE);
        return once(tx, cart, known, `method ${method}`, async () => {
          await saveMethod(tx, cart.id, method);
          const after = { ...cart, shippingMethod: method };
          return answer(after, known, await look(tx, after, known));
        });
      });
    },
  };
};

export type CartService = ReturnType<typeof createCartService>;

/** Prices are looked up here and never taken from the request. A withdrawn product counts as unknown. */
const offerOf = (variantId: number, { goods }: Surroundings): Offer | null => {
  const found = goods.get(variantId);
  if (!found || found.isWithdrawn) return null;
  return { variantId, price: found.priceUsd, available: found.available };
};

const withPriceSeen = (cart: Cart, { variantId, price }: Offer): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => (line.variantId === variantId ? { ...line, priceSeen: price } : line)),
});
