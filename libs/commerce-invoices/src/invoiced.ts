import type { Insertable } from 'kysely';
import type { Schema, Transaction } from '@shop/database';
import type { Payable, PayableKind, Payment, Settled } from '@shop/commerce-payments';
import type { SubjectKey } from './subjects/subject.ts';

type Due = Pick<Insertable<Schema['invoice_due']>, 'kind' | 'amount' | 'cause'>;

type Documented = Pick<Settled, 'now'> & {
  readonly payment: Pick<Payment, 'id'>;
  readonly of: SubjectKey | null;
};

const due = async (tx: Transaction, { payment, now, of }: Documented, document: Due): Promise<void> => {
  if (of === null) return;
  await tx
    .insertInto('invoice_due')
    .values({ ...document, ...of, payment_id: payment.id, created_at: now })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .execute();
};

const ofOrder = ({ quote_id: quoteId }: Pick<Payment, 'quote_id'>): SubjectKey | null =>
  quoteId === null ? null : { quote_id: quoteId, misc_invoice_id: null };

const documented = async (tx: Transaction, settled: Settled): Promise<Documented> => ({
  ...settled,
  of: await subjectOf(tx, settled),
});

const subjectOf = async (
  tx: Transaction,
  { payable, payment }: { payable: Payable; payment: Payment },
): Promise<SubjectKey | null> => {
  if (payable.kind !== 'misc_invoice') return ofOrder(payment);
  return (await isClaim(tx, payable.rel_id)) ? null : { quote_id: null, misc_invoice_id: payable.rel_id };
};

/** The order that was bought on account has its VAT invoice already: a claim is a demand only. */
const isClaim = async (tx: Transaction, id: number): Promise<boolean> => {
  const invoice = await tx
    .selectFrom('misc_invoice')
    .select('claim_of_payment_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return invoice?.claim_of_payment_id != null;
};

/**
 * A payable kind whose payments and refunds are documented. What is due is written with the money's own transaction;
 * the document follows.
 */
export const invoiced = (kind: PayableKind): PayableKind => ({
  ...kind,

  onBooked: async (tx, settled) => {
    const cause = `payment:${settled.payment.reference}`;
    await due(tx, await documented(tx, settled), { kind: 'invoice', amount: null, cause });
    await kind.onBooked?.(tx, settled);
  },

  onAfterwards: async (tx, settled, what) => {
    await kind.onAfterwards(tx, settled, what);
    if (what !== 'returned' && what !== 'cancelled') return;
    const cause = `payment:${settled.payment.reference}:returned`;
    await due(tx, await documented(tx, settled), { kind: 'credit_note', amount: null, cause });
  },

  onRefunded: async (tx, settled, amount) => {
    await kind.onRefunded?.(tx, settled, amount);
    const { reference, refunded_amount } = settled.payment;
    // Money that was never booked has no invoice to correct.
    if (amount <= 0 || settled.payment.booked_at === null) return;
    await due(tx, await documented(tx, settled), {
      kind: 'credit_note',
      amount,
      cause: `payment:${reference}:refunded:${refunded_amount}`,
    });
  },
});

/** A credit note for a part of an order that was returned to the balance, which no provider reports. */
export const creditShare = (
  tx: Transaction,
  { payment, now }: { readonly payment: Payment; readonly now: Date },
  { amount, cause }: { readonly amount: number; readonly cause: string },
): Promise<void> => due(tx, { payment, now, of: ofOrder(payment) }, { kind: 'credit_note', amount, cause });
