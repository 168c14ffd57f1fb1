import type { User } from '@shop/contracts/auth';
import { cartContract, type Cart } from '@shop/contracts/cart';
import { visitorContract } from '@shop/contracts/visitor';
import { findLanguageById } from '@shop/domain/languages';
import type { Database } from '@shop/database';
import { BUYING_LIMITS } from '@shop/commerce-kit/buying-limits';
import type { CallContext } from '@shop/commerce-kit/call';
import type { Module } from '@shop/commerce-kit/module';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import { invalid } from '@shop/commerce-kit/problem';
import { setSession } from '@shop/commerce-kit/session-headers';
import type { Sessions } from '@shop/commerce-accounts/sessions';
import type { Book, Tariffs } from '@shop/commerce-tariff';
import type { Asked, CartService } from './cart.service.ts';
import { readVisitorSummary } from './visitor-summary.ts';

/** Asked for each answer with goods: a provider may be down for a while. */
export type ExpressOf = (brand: string) => Promise<NonNullable<Cart['express']>>;

/** The client of a session as pages show them; null for a guest. */
export type FindUser = (clientId: number | null, brand: ShopBrand) => Promise<User | null>;

type CartRoutesDeps = {
  findUser: FindUser;
  expressOf: ExpressOf;
  db: Database;
  carts: CartService;
  sessions: Pick<Sessions, 'begin'>;
  tariffs: Pick<Tariffs, 'book'>;
};

const CHANGE_KEY = /^[\w-]{8,64}$/;

const keyOf = ({ idempotencyKey }: CallContext<unknown>): string | undefined => {
  if (idempotencyKey === undefined || CHANGE_KEY.test(idempotencyKey)) return idempotencyKey;
  throw invalid({ 'idempotency-key': ['invalid'] });
};

/** An unknown language id is the visitor's own language. */
const askedOf = (
  context: CallContext<unknown>,
  book: Book,
  languageId: number = context.languageId,
): Asked => ({
  visitor: context.visitor,
  brand: context.brand,
  countryId: context.countryId ?? context.brand.countryId,
  languageId: findLanguageById(languageId)?.id ?? context.languageId,
  currency: context.currency,
  method: context.method ?? 'air',
  key: keyOf(context),
  book,
  now: context.now,
});

export const cartRoutes =
  ({ db, carts, sessions, tariffs, expressOf, findUser }: CartRoutesDeps): Module =>
  async (app) => {
    const asked = async (context: CallContext<unknown>, languageId?: number): Promise<Asked> =>
      askedOf(context, await tariffs.book(), languageId);

    const withExpress = async <Body extends { cart: Cart }>(brand: string, body: Body): Promise<Body> => {
      if (body.cart.items.length === 0) return body;
      const express = await expressOf(brand);
      return express.length === 0 ? body : { ...body, cart: { ...body.cart, express } };
    };

    app.call(cartContract.fetch, async (context) =>
      withExpress(context.brand.key, await carts.fetch(await asked(context, context.body.language_id))),
    );

    app.call(visitorContract.summary, async ({ body, brand, visitor, currency, now }) => {
      const read = async () => readVisitorSummary(db, { visitor, currency, now, book: await tariffs.book() });
      if (!body.with_user) return read();
      const [summary, user] = await Promise.all([read(), findUser(visitor?.clientId ?? null, brand)]);
      return { ...summary, user };
    });

    app.call(
      cartContract.add,
      async (context) => {
        const { body, brand, now, reply, visitor } = context;
        const said = await asked(context);
        // The guest's session and the first line are created in one transaction.
        const { answer, opened } = await db.transaction().execute(async (tx) => {
          const opened = visitor ? null : await sessions.begin(tx, { brand: brand.key, now });
          const known = { ...said, visitor: visitor ?? opened!.visitor };
          return { answer: await carts.add(tx, known, body.variant_id, body.quantity), opened };
        });
        if (opened) setSession(reply, opened.token, opened.maxAgeSeconds);
        return withExpress(brand.key, answer);
      },
      BUYING_LIMITS.add,
    );

    app.call(cartContract.setQuantity, async ({ body, ...context }) =>
      withExpress(
        context.brand.key,
        await carts.setQuantity(await asked({ ...context, body }), body.id, body.quantity),
      ),
    );
    app.call(cartContract.remove, async ({ body, ...context }) =>
      withExpress(context.brand.key, await carts.remove(await asked({ ...context, body }), body.id)),
    );
    app.call(cartContract.restore, async ({ body, ...context }) =>
      withExpress(context.brand.key, await carts.restore(await asked({ ...context, body }), body.id)),
    );
    app.call(cartContract.setShippingMethod, async ({ body, ...context }) =>
      withExpress(
        context.brand.key,
        await carts.setMethod(await asked({ ...context, body }), body.shipping_method),
      ),
    );
  };
