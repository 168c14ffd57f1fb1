import type { Database, Transaction } from '@shop/database';
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
