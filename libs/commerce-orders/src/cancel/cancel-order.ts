import type { Transaction } from '@shop/database';
import type { CancelReason } from '@shop/domain/order-acts';
import { err, ok, type Result } from '@shop/domain/result';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';
import { cancelPaid, lockPaymentOfOrder, type SettleDeps } from '@shop/commerce-payments';
import { mayOf } from '../may-of.ts';
import { lockOrder } from '../orders.repository.ts';
import { cancelMail } from './cancel-mail.ts';

export type CancelDeps = {
  readonly settling: SettleDeps;
  readonly mail: MailPort;
  readonly brands: Brands;
};

/** Whether the cancellation is new: a button pressed twice cancels once. */
export type Cancelled = { readonly isNew: boolean };

/**
 * Cancels a paid order whose goods are not purchased yet. Order, stock, balance and mail change together; the
 * locks are those of a provider's report, so a cancellation, a purchase and a report are serialised.
 */
export const cancelOrder = (
  deps: CancelDeps,
  quoteId: number,
  reason: CancelReason,
): Promise<Result<Cancelled, 'too_late'>> =>
  deps.settling.db.transaction().execute((tx) => cancelOrderIn(deps, tx, quoteId, reason));

/** The same, in a transaction of the caller. */
export const cancelOrderIn = async (
  { settling, mail, brands }: CancelDeps,
  tx: Transaction,
  quoteId: number,
  reason: CancelReason,
): Promise<Result<Cancelled, 'too_late'>> => {
  const paid = await lockPaymentOfOrder(settling, tx, quoteId);
  const order = await lockOrder(tx, quoteId);
  if (await isCancelled(tx, quoteId)) return ok({ isNew: false });
  if (paid?.payment.state !== 'captured' || !mayOf(order).includes('cancel')) return err('too_late');
  await tx
    .insertInto('order_cancellation')
    .values({ quote_id: quoteId, reason, created_at: settling.clock() })
    .execute();
  await cancelPaid(settling, tx, paid);
  await mail.enqueue(tx, cancelMail(brands, order, paid.payment));
  return ok({ isNew: true });
};

const isCancelled = async (tx: Transaction, quoteId: number): Promise<boolean> => {
  const row = await tx
    .selectFrom('order_cancellation')
    .select('quote_id')
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
  return row !== undefined;
};
