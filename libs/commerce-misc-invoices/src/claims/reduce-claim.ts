import type { Transaction } from '@shop/database';
import type { Amount } from '@shop/domain/money';
import { creditClaim } from '@shop/domain/on-account';
import { closePayables, findInFlight, openPayable, type Settled } from '@shop/commerce-payments';
import { changeInvoice, findPayableOf, type MiscInvoiceRow } from '../misc-invoices.repository.ts';
import { lockClaimOf } from './claims.repository.ts';
import { giveWhatIsDue } from './return-claim.ts';

/**
 * The order of a claim was refunded, whole or in part: that part is not owed any more. What was paid for it already goes
 * to the client's balance. A claim of which nothing is left becomes void.
 */
export const reduceClaimOf = async (
  tx: Transaction,
  { payment, now }: Settled,
  amount: Amount,
): Promise<void> => {
  const claim = await lockClaimOf(tx, payment.id);
  if (!claim || amount <= 0) return;
  const reason = `refund of ${payment.reference}`;
  const change = { state: claim.state, credited: creditClaim(claim, amount) };
  const reduced = await changeInvoice(tx, claim.id, change, { actor: 'system', reason, now });
  await askForRest(tx, reduced, now);
  await giveWhatIsDue(tx, reduced);
};

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
