import { ordersContract } from '@shop/contracts/orders';
import type { Database } from '@shop/database';
import { toOrderFilter } from '@shop/domain/order-number';
import { toOrderNarrowing } from '@shop/domain/order-list';
import type { Module } from '@shop/commerce-kit/module';
import { notFound } from '@shop/commerce-kit/problem';
import { localeOf } from '@shop/commerce-kit/shop-brand';
import { forColleague } from './for-colleague.ts';
import { viewClientsOrder, viewLink, type LinkView } from './guest-link.ts';
import { maskOrder } from './mask-order.ts';
import { addRoads, answerOrder, answerOrders } from './order-answer.ts';
import { findClientOrder, findLastOrder, findOrders } from './orders.repository.ts';

const LAST_PAGE = 100_000;

const pageOf = (page: number): number => Math.min(Math.max(1, page), LAST_PAGE);

type Seen = Parameters<typeof answerOrder>[2];

const answerLink = async (db: Database, view: LinkView, seen: Seen) => {
  const { order } = view;
  if (view.kind === 'expired') return { order: null, is_expired: true };
  const whole = await answerOrder(db, order, seen);
  switch (view.kind) {
    case 'masked':
      return { order: null, masked: maskOrder(whole) };
    case 'opened':
      // Only the visitor who placed it can pay for it.
      return { order: { ...whole, payable_slug: null } };
    case 'colleague':
      return { order: forColleague(whole, view.colleague) };
    case 'own':
      return { order: whole };
  }
};

export const ordersRoutes =
  ({ db }: { db: Database }): Module =>
  async (app) => {
    app.call(ordersContract.list, async ({ body, visitor, locale, now }) => {
      const asked = { filter: toOrderFilter(body.type_for_filter), ...toOrderNarrowing(body) };
      const { orders, total } = await findOrders(db, visitor, asked, { page: pageOf(body.page), now });
      const [items, addRoad] = await Promise.all([
        answerOrders(db, orders, localeOf(body.language_id) ?? locale),
        body.with_road ? addRoads(db, orders) : undefined,
      ]);
      return { items: addRoad ? items.map(addRoad) : items, total };
    });

    app.call(ordersContract.one, async ({ body, visitor, brand, locale: spoken, now }) => {
      const order = await findClientOrder(db, brand.key, body.slug);
      const view = order && (await viewClientsOrder(db, visitor, order));
      if (!view) throw notFound();
      return answerLink(db, view, { locale: localeOf(body.language_id) ?? spoken, brand, now });
    });

    app.call(ordersContract.success, async ({ body, brand, visitor, locale: spoken, now }) => {
      const locale = localeOf(body.language_id) ?? spoken;
      if (body.slug === null) {
        const last = visitor && (await findLastOrder(db, visitor));
        return { order: last ? await answerOrder(db, last, { locale, brand, now }) : null };
      }
      const view = await viewLink(db, { brand: brand.key, visitor, slug: body.slug, now });
      if (!view) throw notFound();
      return answerLink(db, view, { locale, brand, now });
    });
  };
