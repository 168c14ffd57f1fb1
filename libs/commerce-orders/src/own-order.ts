import type { Database } from '@shop/database';
import { findCompanyOf } from '@shop/commerce-kit/company-of';
import { forbidden, notFound } from '@shop/commerce-kit/problem';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { viewLink, type LinkView } from './guest-link.ts';
import type { OrderRow } from './orders.repository.ts';

type Asked = { readonly brand: { readonly key: string }; readonly visitor: Visitor; readonly now: Date };

type OwnView = Extract<LinkView, { readonly kind: 'own' | 'opened' }>;

const isOwn = (view: LinkView | null): view is OwnView => view?.kind === 'own' || view?.kind === 'opened';

const viewOf = (db: Database, { brand, visitor, now }: Asked, slug: string): Promise<LinkView | null> =>
  viewLink(db, { brand: brand.key, visitor, slug, now });

/**
 * The order that a visitor may act on: the visitor's own, or a guest's whose e-mail this session has entered.
 * @throws the answer for an unknown order for any other.
 */
export const getOwnOrder = async (db: Database, asked: Asked, slug: string): Promise<OrderRow> => {
  const view = await viewOf(db, asked, slug);
  if (!isOwn(view)) throw notFound();
  return view.order;
};

/** The order whose page a visitor may read: an own one, or a colleague's. @throws 404 for any other */
export const getReadableOrder = async (db: Database, asked: Asked, slug: string): Promise<OrderRow> => {
  const view = await viewOf(db, asked, slug);
  if (!isOwn(view) && view?.kind !== 'colleague') throw notFound();
  return view.order;
};

const mustStillOrder = async (db: Database, { visitor }: Asked, order: OrderRow): Promise<OrderRow> => {
  const { company_id: companyId } = order;
  if (companyId !== null && (await findCompanyOf(db, visitor.clientId, 'order')) !== companyId)
    throw forbidden();
  return order;
};

/**
 * The own order, for acts that change it: an order of a company is changed only by one who still orders for the company.
 * @throws also 403 for one who has left it
 */
export const getOwnOrderToChange = async (db: Database, asked: Asked, slug: string): Promise<OrderRow> =>
  mustStillOrder(db, asked, await getOwnOrder(db, asked, slug));

/**
 * The same, or a colleague's, for acts that an owner does for the company: the company owes the price, and who has
 * ordered may have left.
 * @throws also 403 for one who has left it, and for a colleague without the right
 */
export const getOrderToChange = async (db: Database, asked: Asked, slug: string): Promise<OrderRow> => {
  const view = await viewOf(db, asked, slug);
  if (isOwn(view)) return mustStillOrder(db, asked, view.order);
  if (view?.kind !== 'colleague') throw notFound();
  if (!view.colleague.mayAmend) throw forbidden();
  return view.order;
};
