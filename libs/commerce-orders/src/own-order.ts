import type { Database } from '@shop/database';
import { findCompanyOf } from '@shop/commerce-kit/company-of';
import { forbidden, notFound } from '@shop/commerce-kit/problem';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { viewLink } from './guest-link.ts';
import type { OrderRow } from './orders.repository.ts';

type Asked = { readonly brand: { readonly key: string }; readonly visitor: Visitor; readonly now: Date };

/**
 * The order that a visitor may act on: the visitor's own, or a guest's whose e-mail this session has entered.
 * @throws the answer for an unknown order for any other.
 */
export const getOwnOrder = async (
  db: Database,
  { brand, visitor, now }: Asked,
  slug: string,
): Promise<OrderRow> => {
  const view = await viewLink(db, { brand: brand.key, visitor, slug, now });
  if (view?.kind !== 'own' && view?.kind !== 'opened') throw notFound();
  return view.order;
};

/**
 * The same, for acts that change the order: an order of a company is changed only by one who still orders for the company.
 * @throws also 403 for one who has left it
 */
export const getOrderToChange = async (db: Database, asked: Asked, slug: string): Promise<OrderRow> => {
  const order = await getOwnOrder(db, asked, slug);
  const { company_id: companyId } = order;
  if (companyId !== null && (await findCompanyOf(db, asked.visitor.clientId, 'order')) !== companyId)
    throw forbidden();
  return order;
};
