import { toJson } from '@shop/database';
import { dayIn } from '@shop/domain/calendar-day';
import { issueMiscInvoice, type MiscInvoiceRefusal } from '@shop/domain/misc-invoice';
import { err, ok, type Result } from '@shop/domain/result';
import { readBuyer } from './invoice-client.repository.ts';
import { miscInvoiceMail } from './misc-invoice-mail.ts';
import { changeInvoice, lockInvoice, nextNumber, type MiscInvoiceRow } from './misc-invoices.repository.ts';
import type { MiscInvoiceStaffDeps, StaffActor } from './misc-invoices.ports.ts';
import { recordStaffAct } from './staff-act.ts';

export type UnknownInvoice = { readonly kind: 'unknown_invoice' };
export type Changed = Result<MiscInvoiceRow, MiscInvoiceRefusal | UnknownInvoice>;

/** Staff send a draft to its client: it gets its number and its buyer, and is not changed any more. */
export const issueMiscInvoiceById = (
  deps: MiscInvoiceStaffDeps,
  { staff, now }: StaffActor,
  id: number,
): Promise<Changed> =>
  deps.db.transaction().execute(async (tx) => {
    const draft = await lockInvoice(tx, id);
    if (!draft) return err({ kind: 'unknown_invoice' });
    const today = dayIn(deps.brands.get(draft.brand).timeZone, now);
    const moved = issueMiscInvoice(draft, { dueOn: draft.due_on, today });
    if (!moved.ok) return moved;
    const year = Number(today.slice(0, 4));
    const issued = await changeInvoice(
      tx,
      id,
      {
        state: moved.value,
        buyer: toJson(await readBuyer(tx, draft)),
        year,
        number: await nextNumber(tx, draft.brand, year),
        issued_at: now,
      },
      { actor: `staff:${staff}`, now },
    );
    await deps.mail.enqueue(tx, await miscInvoiceMail(tx, deps.brands, issued, { news: 'issued' }));
    await recordStaffAct(deps, tx, issued, { act: 'misc_invoice:issue', staff });
    return ok(issued);
  });
