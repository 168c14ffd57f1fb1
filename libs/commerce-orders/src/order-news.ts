import type { Transaction } from '@shop/database';
import { orderNumber } from '@shop/domain/order-number';
import type { Milestone } from '@shop/domain/order-road';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort, NewMail, OrderNewsCode } from '@shop/commerce-mail';
import { linkTo, withdrawLink } from './order-mail.ts';
import { getOrder, type OrderRow } from './orders.repository.ts';

/** A mail about an event of an order, in its language; one for each kind of event. */
export const newsMail = (
  brands: Brands,
  order: OrderRow,
  news: OrderNewsCode,
  lines: readonly string[] = [],
): NewMail<'order-news'> => ({
  brand: order.brand,
  language: order.language,
  to: order.email,
  template: 'order-news',
  uniqueKey: `order-${news}:${order.id}`,
  data: {
    news,
    name: order.address.first_name,
    number: orderNumber(order.kind, order.id),
    link: linkTo(brands.get(order.brand), order, order.language),
    lines,
    ...(news !== 'cancelled' && { withdraw: withdrawLink(brands.get(order.brand), order) }),
  },
});

/** The milestones that are mailed; the others are shown on the order's page. */
const NEWS: Readonly<Partial<Record<Milestone, OrderNewsCode>>> = {
  shipped: 'shipped',
  out_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
};

/** Mails a milestone to the buyer, if it is one of the mailed ones. */
export const announceMilestone = async (
  tx: Transaction,
  { mail, brands }: { readonly mail: MailPort; readonly brands: Brands },
  quoteId: number,
  milestone: Milestone,
): Promise<void> => {
  const news = NEWS[milestone];
  if (news) await mail.enqueue(tx, newsMail(brands, await getOrder(tx, quoteId), news));
};
