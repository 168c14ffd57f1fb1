import type { Transaction } from '@shop/database';
import { payMiscInvoice } from '@shop/domain/misc-invoice';
import type { PayableKind } from '@shop/commerce-payments';
import { askForRest } from './claims/reduce-claim.ts';
import { giveWhatIsDue, leftOfClaim, takeBackTwice } from './claims/return-claim.ts';
import { miscInvoiceMail } from './misc-invoice-mail.ts';
import { changeInvoice, findInvoice, lockInvoice, type MiscInvoiceRow } from './misc-invoices.repository.ts';
import type { ChangeDeps } from './misc-invoices.ports.ts';
import { isAnsweredBy } from './own-misc-invoice.ts';
import { shownNumber } from './shown-number.ts';

/** The effects of payment on a misc invoice: only an accepted one can be paid, and a refund leaves it paid. */
export const createMiscInvoiceKind = ({ mail, brands }: ChangeDeps): PayableKind => ({
  lock: async (tx, payable) => {
    await lockInvoice(tx, payable.rel_id);
  },

  describe: async (db, payable) => {
    const invoice = await findInvoice(db, payable.rel_id);
    const isPayable = payable.state === 'paid' || (payable.state === 'open' && invoice?.state === 'accepted');
    if (!invoice || !isPayable) return null;
    if (payable.state === 'open' && !(await isAnsweredBy(db, invoice, payable.client_id))) return null;
    const isClaim = invoice.claim_of_payment_id !== null;
    return { number: shownNumber(invoice), order: null, takesBalance: true, isWithoutFee: isClaim };
  },

  onPaid: async (tx, { payable, now }) => {
    const invoice = await lockKnown(tx, payable.rel_id);
    const moved = payMiscInvoice(invoice);
    if (!moved.ok) throw new Error(`misc invoice ${invoice.id} was paid: ${JSON.stringify(moved.error)}`);
    const change = { state: moved.value, paid_at: now };
    const paid = await changeInvoice(tx, invoice.id, change, { actor: 'system', now });
    // Its order may have been refunded while this payment was under way.
    await giveWhatIsDue(tx, paid);
    const news = paid.claim_of_payment_id === null ? 'paid' : 'claim_paid';
    await mail.enqueue(tx, await miscInvoiceMail(tx, brands, paid, { news }));
  },

  onReleased: async (tx, { payable, now }) => {
    const invoice = await lockKnown(tx, payable.rel_id);
    if (invoice.credited > 0) await askForRest(tx, invoice, now);
  },

  onAfterwards: async (tx, { payable, payment }, what) => {
    const invoice = await lockKnown(tx, payable.rel_id);
    if (what === 'dispute_won') await giveWhatIsDue(tx, invoice);
    else await takeBackTwice(tx, invoice, payment);
  },

  onRefunded: async (tx, { payable, payment }, amount) => {
    if (amount <= 0) return;
    const invoice = await lockKnown(tx, payable.rel_id);
    const cause = `refunded:${payment.reference}:${payment.refunded_amount}`;
    const told = { news: 'refunded', refunded: amount, cause } as const;
    await mail.enqueue(tx, await miscInvoiceMail(tx, brands, invoice, told));
  },

  onRefundFailed: async (tx, { payable }) => {
    await giveWhatIsDue(tx, await lockKnown(tx, payable.rel_id));
  },

  leftToReturn: async (tx, { payable }) => leftOfClaim(tx, await lockKnown(tx, payable.rel_id)),
});

const lockKnown = async (tx: Transaction, id: number): Promise<MiscInvoiceRow> => {
  const invoice = await lockInvoice(tx, id);
  if (!invoice) throw new Error(`misc invoice ${id} is gone`);
  return invoice;
};
