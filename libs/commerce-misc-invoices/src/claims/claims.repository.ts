import { sql, type Database, type Transaction } from '@shop/database';
import type { MiscInvoiceRow } from '../misc-invoices.repository.ts';

/** The claim that a payment on account left, locked; all its changes wait for this row. */
export const lockClaimOf = (tx: Transaction, paymentId: number): Promise<MiscInvoiceRow | undefined> =>
  tx
    .selectFrom('misc_invoice')
    .selectAll()
    .where('claim_of_payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();

/** The order that a claim is of. */
export const findOrderOfClaim = (db: Database, { claim_of_payment_id: paymentId }: MiscInvoiceRow) =>
  db
    .selectFrom('payment')
    .innerJoin('quote', 'quote.id', 'payment.quote_id')
    .select(['quote.id', 'quote.kind', 'quote.slug'])
    .where('payment.id', '=', paymentId)
    .executeTakeFirst();

/** Paid for a claim without the fee and without what was refunded to the payer; null while it is unpaid. */
export const findPaid = async (db: Database, claimId: number): Promise<number | null> => {
  const { rows } = await sql<{ paid: string | null }>`
    select sum(payment.amount + payment.balance_amount - payment.fee
      - case when payment.charged_amount = 0 then 0
          else round(payment.refunded_amount::numeric * payment.amount / payment.charged_amount / 100) * 100 end
      )::text as paid
    from payment join payable on payable.id = payment.payable_id
    where payable.kind = 'misc_invoice' and payable.rel_id = ${claimId} and payment.booked_at is not null`.execute(
    db,
  );
  return rows[0]?.paid == null ? null : Number(rows[0].paid);
};

const LAPSED_AT_ONCE = 200;

/** The unpaid claims of a brand whose due day is before this one, and whose clients were not told yet. */
export const findClaimsToLapse = async (db: Database, brand: string, today: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('misc_invoice')
    .select('id')
    .where('state', '=', 'accepted')
    .where('claim_of_payment_id', 'is not', null)
    .where('overdue_at', 'is', null)
    .where('brand', '=', brand)
    .where('due_on', '<', today)
    .orderBy('id')
    .limit(LAPSED_AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
};
