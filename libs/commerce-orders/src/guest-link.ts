import type { Database } from '@shop/database';
import { findColleaguesOwn, type ColleaguesOwn } from '@shop/commerce-kit/company-of';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { findLinkedOrder, hasOpened, type LinkedOrder } from './guest-link.repository.ts';
import type { OrderRow } from './orders.repository.ts';

/** A guest's order link is valid for this many days after the order's last change, or after the link was sent again. */
export const ORDER_LINK_DAYS = 90;

const DAY_MS = 86_400_000;

type Asked = {
  readonly brand: string;
  readonly visitor: Pick<Visitor, 'sessionId' | 'clientId'> | null;
  readonly slug: string;
  readonly now: Date;
};

/**
 * What a link shows. `own`: the visitor placed the order. `opened`: this session has entered the order's e-mail.
 * `colleague`: a person of the same company placed it. `masked`: none of these. `expired`: the link of another visitor's
 * order is too old.
 */
export type LinkView =
  | { readonly kind: 'own' | 'opened'; readonly order: OrderRow }
  | { readonly kind: 'masked' | 'expired'; readonly order: OrderRow }
  | { readonly kind: 'colleague'; readonly order: OrderRow; readonly colleague: ColleaguesOwn };

export const isExpired = ({ order, sentAt }: LinkedOrder, now: Date): boolean => {
  const since = Math.max(order.updated_at.getTime(), sentAt?.getTime() ?? 0);
  return now.getTime() - since > ORDER_LINK_DAYS * DAY_MS;
};

/** A client's order; null is also the answer for that of another client, except to colleagues who see the papers. */
export const viewClientsOrder = async (
  db: Database,
  visitor: Asked['visitor'],
  order: OrderRow,
): Promise<LinkView | null> => {
  if (visitor?.clientId === order.client_id) return { kind: 'own', order };
  const colleague = await findColleaguesOwn(db, visitor?.clientId, order);
  return colleague && { kind: 'colleague', order, colleague };
};

/** Null is also the answer for an unknown link. */
export const viewLink = async (
  db: Database,
  { brand, visitor, slug, now }: Asked,
): Promise<LinkView | null> => {
  const linked = await findLinkedOrder(db, brand, slug);
  if (!linked) return null;
  const { order } = linked;
  if (order.client_id !== null) return viewClientsOrder(db, visitor, order);
  if (visitor && visitor.sessionId === order.visitor_id) return { kind: 'own', order };
  if (isExpired(linked, now)) return { kind: 'expired', order };
  const isOpened = visitor !== null && (await hasOpened(db, visitor.sessionId, order.id));
  return { kind: isOpened ? 'opened' : 'masked', order };
};
