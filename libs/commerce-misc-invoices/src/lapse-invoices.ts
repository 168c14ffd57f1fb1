import { dayIn } from '@shop/domain/calendar-day';
import { lapseMiscInvoice } from '@shop/domain/misc-invoice';
import { miscInvoiceMail } from './misc-invoice-mail.ts';
import { changeInvoice, findToLapse, lockInvoice } from './misc-invoices.repository.ts';
import type { MiscInvoicesDeps } from './misc-invoices.ports.ts';

/** Marks issued invoices whose due day is over, and mails their clients once; returns how many. */
export const lapseMiscInvoices = async (deps: MiscInvoicesDeps): Promise<number> => {
  let lapsed = 0;
  for (const { key, timeZone } of deps.brands.all()) {
    const today = dayIn(timeZone, deps.clock());
    for (const id of await findToLapse(deps.db, key, today)) if (await lapseOne(deps, id, today)) lapsed += 1;
  }
  return lapsed;
};

/** False when the client or staff were faster. */
const lapseOne = (
  { db, mail, brands, clock }: MiscInvoicesDeps,
  id: number,
  today: string,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    const moved = invoice && lapseMiscInvoice(invoice, { dueOn: invoice.due_on, today });
    if (!moved?.ok) return false;
    const change = { state: moved.value };
    const late = await changeInvoice(tx, id, change, { actor: 'system', now: clock() });
    await mail.enqueue(tx, await miscInvoiceMail(tx, brands, late, { news: 'overdue' }));
    return true;
  });
