import type { Database } from '@shop/database';
import {
  eventIdOf,
  inDollars,
  transactionIdOf,
  type AnalyticsEvent,
  type AnalyticsItem,
} from '@shop/domain/analytics';

const WHOLE = 10_000;
const RATE = 1_000_000;

type PaidOrder = Readonly<{
  brand: string;
  email: string;
  paidAt: Date;
  events: readonly [AnalyticsEvent<'purchase'>, AnalyticsEvent<'payment_success'>];
}>;

const itemsOf = async (db: Database, orderId: number): Promise<AnalyticsItem[]> => {
  const lines = await db
    .selectFrom('order_line')
    .select(['product_id', 'sku', 'names', 'variant_names', 'quantity', 'unit_price_usd'])
    .where('quote_id', '=', orderId)
    .orderBy('position')
    .execute();
  return lines.map((line, index) => ({
    ...{ id: line.product_id ?? 0, sku: line.sku, name: line.names.en ?? '', manufacturer: '', category: '' },
    variant: (line.variant_names ?? []).map((words) => words.en ?? '').join(', '),
    ...{ price: inDollars(line.unit_price_usd, WHOLE), quantity: line.quantity, index, image: '', url: '' },
  }));
};

/** The events of a paid order, with the ids and the sums that its buyer's browser gives them. */
export const findPaidOrder = async (db: Database, orderId: number): Promise<PaidOrder | undefined> => {
  const order = await db
    .selectFrom('quote')
    .innerJoin('order_offer', 'order_offer.quote_id', 'quote.id')
    .select(['brand', 'email', 'kind', 'paid_at', 'totals', 'rate'])
    .where('quote.id', '=', orderId)
    .executeTakeFirst();
  if (!order?.paid_at) return undefined;
  const { totals } = order;
  const rate = (WHOLE * order.rate) / RATE;
  const transaction = transactionIdOf(orderId);
  const of = order.kind === 'marketplace' ? 'marketplace' : 'quote';
  const about = {
    ...({ transaction, of, items: await itemsOf(db, orderId) } as const),
    value: inDollars(totals.total + totals.balance, rate),
    shipping: inDollars(totals.shipping, rate),
  };
  return {
    ...{ brand: order.brand, email: order.email, paidAt: order.paid_at },
    events: [
      { id: eventIdOf('purchase', transaction), name: 'purchase', about },
      { id: eventIdOf('payment_success', transaction), name: 'payment_success', about: { of, transaction } },
    ],
  };
};
