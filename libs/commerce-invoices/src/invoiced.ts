import type { Insertable } from 'kysely';
import type { Schema, Transaction } from '@shop/database';
import type { PayableKind, Payment, Settled } from '@shop/commerce-payments';

type Due = Pick<Insertable<Schema['invoice_due']>, 'kind' | 'amount' | 'cause'>;

type Documented = Pick<Settled, 'now'> & { readonly payment: Pick<Payment, 'id' | 'quote_id'> };

const due = async (tx: Transaction, { payment, now }: Documented, document: Due): Promise<void> => {
  if (payment.quote_id === null) return;
  await tx
    .insertInto('invoice_due')
    .values({ ...document, quote_id: payment.quote_id, payment_id: payment.id, created_at: now })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .execute();
};

/**
 * A payable kind whose payments and refunds are documented. What is due is written with the money's own transaction;
 * the document follows.
 */
export const invoiced = (kind: PayableKind): PayableKind => ({
  ...kind,

  onBooked: async (tx, settled) => {
    const cause = `payment:${settled.payment.reference}`;
    await due(tx, settled, { kind: 'invoice', amount: null, cause });
    await kind.onBooked?.(tx, settled);
  },

  onAfterwards: async (tx, settled, what) => {
    await kind.onAfterwards(tx, settled, what);
    if (what !== 'returned' && what !== 'cancelled') return;
    const cause = `payment:${settled.payment.reference}:returned`;
    await due(tx, settled, { kind: 'credit_note', amount: null, cause });
  },

  onRefunded: async (tx, settled, amount) => {
    await kind.onRefunded?.(tx, settled, amount);
    const { reference, refunded_amount } = settled.payment;
    if (amount <= 0) return;
    await due(tx, settled, {
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
): Promise<void> => due(tx, { payment, now }, { kind: 'credit_note', amount, cause });
