import type { Transaction } from '@shop/database';
import { LEDGER_RELATION, LEDGER_TYPE } from '@shop/domain/ledger';
import { dueToBalance, leftToReturn, type ClaimMoney } from '@shop/domain/on-account';
import { findAccount, recordEntry } from '@shop/commerce-ledger';
import type { Payment } from '@shop/commerce-payments';
import { findPayableOf, type MiscInvoiceRow } from '../misc-invoices.repository.ts';
import { causeOfClaim, findClaimMoney } from './claim-money.ts';

/** Null for an invoice that is no claim: what goes back of it is not limited here. */
const findMoney = (tx: Transaction, invoice: MiscInvoiceRow): Promise<ClaimMoney> | null =>
  invoice.claim_of_payment_id === null ? null : findClaimMoney(tx, invoice);

/** Gives to the balance what was paid for a claim and is not owed any more. The claim is locked. */
export const giveWhatIsDue = async (tx: Transaction, claim: MiscInvoiceRow): Promise<void> => {
  const money = await findMoney(tx, claim);
  const amount = money ? dueToBalance(money) : 0;
  if (!money || amount === 0) return;
  const moved = await recordEntry(tx, {
    ...{ clientId: await payerOf(tx, claim), currencyId: claim.currency_id, amount },
    ...{ type: LEDGER_TYPE.addition, relType: LEDGER_RELATION.miscInvoice, relId: null },
    cause: `${causeOfClaim(claim)}returned:${money.credited}:${money.returned}`,
  });
  if (!moved.ok || !moved.value.isNew)
    throw new Error(`a refund of claim ${claim.id} cannot be added to the balance`);
};

/** What may still go back of a claim's payment; null for any other invoice. */
export const leftOfClaim = async (tx: Transaction, invoice: MiscInvoiceRow): Promise<number | null> => {
  const money = await findMoney(tx, invoice);
  return money && leftToReturn(money);
};

/**
 * A provider or a bank gave the payer what was on the balance already. It is taken from there as far as the balance is
 * free; the engine of the payments shows the rest to staff.
 */
export const takeBackTwice = async (
  tx: Transaction,
  invoice: MiscInvoiceRow,
  { refunded_amount, dispute }: Payment,
): Promise<void> => {
  const money = await findMoney(tx, invoice);
  const over = money ? -leftToReturn(money) : 0;
  if (!money || over <= 0) return;
  const clientId = await payerOf(tx, invoice);
  const account = await findAccount(tx, clientId);
  if (!account) return;
  const taken = {
    ...{ clientId, currencyId: invoice.currency_id, type: LEDGER_TYPE.deduction, relId: null },
    // By the specification only a deduction by staff has this name.
    relType: LEDGER_RELATION.adminTopUp,
    cause: `${causeOfClaim(invoice)}taken:${refunded_amount}:${dispute ?? 'none'}`,
  };
  const moved = await recordEntry(tx, { ...taken, amount: over });
  if (moved.ok) return;
  // The account is locked: the free balance cannot change before the deduction.
  const free = moved.error.kind === 'not_enough' ? moved.error.free : 0;
  if (free > 0) await recordEntry(tx, { ...taken, amount: free });
};

/** Money comes back to the person who paid, which need not be the one who ordered. */
const payerOf = async (tx: Transaction, claim: MiscInvoiceRow): Promise<number> =>
  (await findPayableOf(tx, claim.id))?.client_id ?? claim.client_id;
