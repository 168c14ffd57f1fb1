import { sql, type Database } from '@shop/database';
import { LEDGER_TYPE } from '@shop/domain/ledger';
import type { ClaimMoney } from '@shop/domain/on-account';
import { worthOfCharged, type Payment } from '@shop/commerce-payments';
import type { MiscInvoiceRow } from '../misc-invoices.repository.ts';

/** The beginning of the causes by which money of a claim goes to the balance, and is taken back from it. */
export const causeOfClaim = ({ id }: Pick<MiscInvoiceRow, 'id'>): string => `claim:${id}:`;

/** The current sums of a claim. Callers that change them lock its row first. */
export const findClaimMoney = async (db: Database, claim: MiscInvoiceRow): Promise<ClaimMoney> => {
  const { total, credited } = claim;
  const payment = await findBooked(db, claim.id);
  if (!payment) return { total, credited, paid: null, returned: 0, underWay: 0 };
  const toMeans = returnedToMeans(payment);
  return {
    ...{ total, credited },
    paid: payment.amount + payment.balance_amount - payment.fee,
    returned: toMeans + (await sumToBalance(db, claim, payment)),
    underWay: Math.max(0, mayReachMeans(payment, await findDue(db, payment)) - toMeans),
  };
};

/** A claim is booked as paid by one payment at most. */
const findBooked = (db: Database, claimId: number): Promise<Payment | undefined> =>
  db
    .selectFrom('payment')
    .innerJoin('payable', 'payable.id', 'payment.payable_id')
    .selectAll('payment')
    .where('payable.kind', '=', 'misc_invoice')
    .where('payable.rel_id', '=', claimId)
    .where('payment.booked_at', 'is not', null)
    .orderBy('payment.id')
    .executeTakeFirst();

const wholeOf = (payment: Payment): number =>
  worthOfCharged(payment, payment.captured_amount ?? payment.charged_amount);

/** The bank of the payer has the money of a lost dispute, of which the provider reports no refund. */
const returnedToMeans = (payment: Payment): number =>
  payment.dispute === 'lost' ? wholeOf(payment) : worthOfCharged(payment, payment.refunded_amount);

/** With all that the provider was asked for and what the bank holds. */
const mayReachMeans = (payment: Payment, due: number): number =>
  payment.dispute === 'open' ? wholeOf(payment) : worthOfCharged(payment, due);

/** What the provider will have refunded once the refund that staff ordered is given, in the charged currency. */
const findDue = async (db: Database, { id }: Payment): Promise<number> => {
  const due = await db
    .selectFrom('payment_refund')
    .select(['refunded_before', 'amount'])
    .where('payment_id', '=', id)
    .where('state', '=', 'due')
    .executeTakeFirst();
  return due ? due.refunded_before + due.amount : 0;
};

/** To the balance because of the order's refunds or of the payment's own, without what was taken back. */
const sumToBalance = async (db: Database, claim: MiscInvoiceRow, { reference }: Payment): Promise<number> => {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(case when type = ${LEDGER_TYPE.addition} then amount else -amount end), 0)::text as sum
    from ledger_entry
    where client_id in (select client_id from payable where kind = 'misc_invoice' and rel_id = ${claim.id})
      and (starts_with(cause, ${causeOfClaim(claim)}) or starts_with(cause, ${`payment:${reference}:`}))`.execute(
    db,
  );
  return Number(rows[0]?.sum ?? 0);
};
