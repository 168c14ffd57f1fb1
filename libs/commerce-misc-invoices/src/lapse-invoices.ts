import { dayIn } from '@shop/domain/calendar-day';
import { isPastDue, lapseMiscInvoice } from '@shop/domain/misc-invoice';
import { findClaimsToLapse } from './claims/claims.repository.ts';
import { miscInvoiceMail } from './misc-invoice-mail.ts';
import { changeInvoice, findToLapse, lockInvoice } from './misc-invoices.repository.ts';
import type { MiscInvoicesDeps } from './misc-invoices.ports.ts';

/**
 * Marks issued invoices and unpaid claims whose due day is over, and mails their clients once; returns how many. A claim
 * stays accepted: it can be paid as before.
 */
export const lapseMiscInvoices = async (deps: MiscInvoicesDeps): Promise<number> => {
  let lapsed = 0;
  for (const { key, timeZone } of deps.brands.all()) {
    const today = dayIn(timeZone, deps.clock());
    for (const id of await findToLapse(deps.db, key, today)) if (await lapseOne(deps, id, today)) lapsed += 1;
    for (const id of await findClaimsToLapse(deps.db, key, today))
      if (await lapseClaim(deps, id, today)) lapsed += 1;
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

const lapseClaim = (
  { db, mail, brands, clock }: MiscInvoicesDeps,
  id: number,
  today: string,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const claim = await lockInvoice(tx, id);
    const isOpen = claim?.state === 'accepted' && claim.overdue_at === null;
    if (!isOpen || !isPastDue({ dueOn: claim.due_on, today })) return false;
    const now = clock();
    const change = { state: claim.state, overdue_at: now };
    const late = await changeInvoice(tx, id, change, { actor: 'system', reason: 'past the due day', now });
    await mail.enqueue(tx, await miscInvoiceMail(tx, brands, late, { news: 'claim_overdue' }));
    return true;
  });
