import { voidMiscInvoice } from '@shop/domain/misc-invoice';
import { err, ok } from '@shop/domain/result';
import { closePayables, findInFlight } from '@shop/commerce-payments';
import type { Changed } from './issue-invoice.ts';
import { miscInvoiceMail } from './misc-invoice-mail.ts';
import { changeInvoice, findPayableOf, lockInvoice } from './misc-invoices.repository.ts';
import type { MiscInvoiceStaffDeps, StaffActor } from './misc-invoices.ports.ts';
import { recordStaffAct } from './staff-act.ts';

/** Staff take back an unpaid invoice: it can no longer be paid. Refused while a payment is under way. */
export const voidMiscInvoiceById = (
  deps: MiscInvoiceStaffDeps,
  { staff, now }: StaffActor,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<Changed> =>
  deps.db.transaction().execute(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (!invoice) return err({ kind: 'unknown_invoice' });
    const payable = await findPayableOf(tx, id);
    const isBeingPaid = payable !== undefined && (await findInFlight(tx, payable.id)) !== undefined;
    const moved = voidMiscInvoice(invoice, { isBeingPaid });
    if (!moved.ok) return moved;
    await closePayables(tx, 'misc_invoice', [id]);
    const actor = `staff:${staff}`;
    const ended = await changeInvoice(tx, id, { state: moved.value }, { actor, reason, now });
    if (ended.issued_at !== null)
      await deps.mail.enqueue(tx, await miscInvoiceMail(tx, deps.brands, ended, { news: 'void' }));
    await recordStaffAct(deps, tx, ended, { act: 'misc_invoice:void', staff });
    return ok(ended);
  });
