import type { Transaction } from '@shop/database';
import { LEDGER_TYPE } from '@shop/domain/ledger';
import type { Amount } from '@shop/domain/money';
import { reduceClaim } from '@shop/domain/on-account';
import { recordEntry } from '@shop/commerce-ledger';
import { closePayables, findInFlight, openPayable, RELATIONS, type Settled } from '@shop/commerce-payments';
import { changeInvoice, findPayableOf, type MiscInvoiceRow } from '../misc-invoices.repository.ts';
import { findPaid, lockClaimOf } from './claims.repository.ts';

/**
 * The order of a claim was refunded, whole or in part: that part is not owed any more. What was paid for it already goes
 * to the client's balance. A claim of which nothing is left becomes void.
 */
export const reduceClaimOf = async (
  tx: Transaction,
  { payable, payment, now }: Settled,
  amount: Amount,
): Promise<void> => {
  const claim = await lockClaimOf(tx, payment.id);
  if (!claim || amount <= 0) return;
  const paid = claim.state === 'paid' ? await findPaid(tx, claim.id) : null;
  const { credited, toBalance } = reduceClaim({ ...claim, paid }, amount);
  const reason = `refund of ${payment.reference}`;
  const change = { state: claim.state, credited };
  const reduced = await changeInvoice(tx, claim.id, change, { actor: 'system', reason, now });
  await askForRest(tx, reduced, now);
  if (toBalance === 0) return;
  const moved = await recordEntry(tx, {
    ...{ clientId: await payerOf(tx, claim), currencyId: payment.currency_id, amount: toBalance },
    ...{ type: LEDGER_TYPE.addition, relType: RELATIONS[payable.kind], relId: null, quoteSlug: payable.slug },
    cause: `claim:${claim.id}:credited:${credited}`,
  });
  if (!moved.ok) throw new Error(`a refund cannot be added to the balance: ${moved.error.kind}`);
};

/** Money comes back to the person who paid, which need not be the one who ordered. */
const payerOf = async (tx: Transaction, claim: MiscInvoiceRow): Promise<number> =>
  (await findPayableOf(tx, claim.id))?.client_id ?? claim.client_id;

/**
 * Only the rest can still be paid. A payment that is under way is not changed: if it pays, what it paid too much goes to
 * the balance, and if it does not, this runs again.
 */
export const askForRest = async (tx: Transaction, claim: MiscInvoiceRow, now: Date): Promise<void> => {
  if (claim.state !== 'accepted') return;
  const payable = await findPayableOf(tx, claim.id);
  if (!payable || (await findInFlight(tx, payable.id))) return;
  const rest = claim.total - claim.credited;
  if (rest === 0) {
    await closePayables(tx, 'misc_invoice', [claim.id]);
    const reason = 'the order was refunded';
    await changeInvoice(tx, claim.id, { state: 'void' }, { actor: 'system', reason, now });
    return;
  }
  await openPayable(tx, {
    ...{ slug: claim.slug, kind: 'misc_invoice', rel_id: claim.id, brand: claim.brand },
    ...{ client_id: payable.client_id, visitor_id: null, created_at: now },
    ...{ amount: rest, currency_id: claim.currency_id },
  });
};

/** The order was refunded while this payment of its claim was under way: what it paid too much goes to the balance. */
export const returnOverpaid = async (
  tx: Transaction,
  claim: MiscInvoiceRow,
  { payable, payment }: Pick<Settled, 'payable' | 'payment'>,
): Promise<void> => {
  const paid = payment.amount + payment.balance_amount - payment.fee;
  const over = paid - (claim.total - claim.credited);
  if (claim.claim_of_payment_id === null || over <= 0) return;
  const moved = await recordEntry(tx, {
    ...{ clientId: payable.client_id ?? claim.client_id, currencyId: claim.currency_id, amount: over },
    ...{ type: LEDGER_TYPE.addition, relType: RELATIONS.misc_invoice, relId: null },
    cause: `claim:${claim.id}:overpaid`,
  });
  if (!moved.ok) throw new Error(`an overpaid claim cannot be returned: ${moved.error.kind}`);
};
