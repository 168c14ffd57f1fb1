import { createHash } from 'node:crypto';
import type { Database } from '@shop/database';
import type { CurrencyCode } from '@shop/domain/currencies';

/** The data that an order's payments depend on. Amounts in 1/10000 of the order's currency. */
export type OrderToPay = {
  id: number;
  slug: string;
  kind: 'quote' | 'marketplace' | 'misc_invoice' | 'forward_request';
  brand: string;
  clientId: number;
  currency: CurrencyCode;
  currencyId: number;
  total: number;
  balanceUsed: number;
  /** The order is unpaid. */
  isAwaited: boolean;
  paidAt: Date | null;
  refunded: number;
};

const CARD = 1;

const referenceOf = (slug: string): string =>
  createHash('sha256').update(`payment/${slug}`).digest('base64url').slice(0, 22);

const payableStateOf = ({ isAwaited, paidAt }: OrderToPay) => {
  if (isAwaited) return 'open';
  return paidAt ? 'paid' : 'closed';
};

async function writePayable(db: Database, order: OrderToPay): Promise<number> {
  const { id } = await db
    .insertInto('payable')
    .values({
      slug: order.slug,
      kind: order.kind,
      rel_id: order.id,
      brand: order.brand,
      client_id: order.clientId,
      amount: order.total,
      currency_id: order.currencyId,
      state: payableStateOf(order),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const writePayment = (db: Database, order: OrderToPay, payableId: number, paidAt: Date) =>
  db
    .insertInto('payment')
    .values({
      reference: referenceOf(order.slug),
      payable_id: payableId,
      quote_id: order.kind === 'misc_invoice' ? null : order.id,
      idempotency_key: `seed:${order.slug}`,
      provider: CARD,
      provider_ref: `seed-${order.slug}`,
      brand: order.brand,
      amount: order.total,
      currency_id: order.currencyId,
      charged_amount: order.total,
      charged_currency_id: order.currencyId,
      balance_amount: order.balanceUsed,
      balance_taken: order.balanceUsed,
      state: order.refunded === order.total ? 'refunded' : 'captured',
      deadline: paidAt,
      created_at: paidAt,
      settled_at: paidAt,
      booked_at: paidAt,
      captured_amount: order.total,
      captured_currency: order.currency,
      refunded_amount: order.refunded,
    })
    .execute();

/** A payable for each order or invoice, and a payment by card for each paid one. */
export async function seedPayments(db: Database, orders: readonly OrderToPay[]): Promise<void> {
  for (const order of orders) {
    const payableId = await writePayable(db, order);
    if (order.paidAt) await writePayment(db, order, payableId, order.paidAt);
  }
}
