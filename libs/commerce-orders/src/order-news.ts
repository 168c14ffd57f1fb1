import type { Transaction } from '@shop/database';
import { orderNumber } from '@shop/domain/order-number';
import type { Milestone } from '@shop/domain/order-road';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort, NewMail, OrderNewsCode } from '@shop/commerce-mail';
import { linkTo } from './order-mail.ts';
import { getOrder, type OrderRow } from './orders.repository.ts';

/** A mail about what happened to an order, in its language; one for each kind of news. */
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
  },
});

/** Milestones that buyers wait for; of the others the order's page tells. */
const NEWS: Readonly<Partial<Record<Milestone, OrderNewsCode>>> = {
  shipped: 'shipped',
  out_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
};

/** Mails a milestone to the buyer, where it is one that buyers wait for. */
export const announceMilestone = async (
  tx: Transaction,
  { mail, brands }: { readonly mail: MailPort; readonly brands: Brands },
  quoteId: number,
  milestone: Milestone,
): Promise<void> => {
  const news = NEWS[milestone];
  if (news) await mail.enqueue(tx, newsMail(brands, await getOrder(tx, quoteId), news));
};
