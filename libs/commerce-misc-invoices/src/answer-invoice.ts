import type { Transaction } from '@shop/database';
import { acceptMiscInvoice, declineMiscInvoice, type MiscInvoiceRefusal } from '@shop/domain/misc-invoice';
import { err, ok, type Result } from '@shop/domain/result';
import { openPayable } from '@shop/commerce-payments';
import { changeInvoice, lockInvoice, type MiscInvoiceRow } from './misc-invoices.repository.ts';
import type { MiscInvoicesDeps } from './misc-invoices.ports.ts';

type Answered = Result<MiscInvoiceRow, MiscInvoiceRefusal>;

const ACCEPTED_BEFORE: readonly MiscInvoiceRow['state'][] = ['accepted', 'paid'];

const actorOf = ({ client_id }: MiscInvoiceRow): string => `client:${client_id}`;

const lockKnown = async (tx: Transaction, { id }: MiscInvoiceRow): Promise<MiscInvoiceRow> => {
  const invoice = await lockInvoice(tx, id);
  if (!invoice) throw new Error(`misc invoice ${id} is gone`);
  return invoice;
};

/** The client accepts: from now on it can be paid. A repeated acceptance changes nothing. */
export const acceptOwn = (
  { db }: Pick<MiscInvoicesDeps, 'db'>,
  own: MiscInvoiceRow,
  now: Date,
): Promise<Answered> =>
  db.transaction().execute(async (tx) => {
    const invoice = await lockKnown(tx, own);
    if (ACCEPTED_BEFORE.includes(invoice.state)) return ok(invoice);
    const moved = acceptMiscInvoice(invoice);
    if (!moved.ok) return err(moved.error);
    await openPayable(tx, {
      ...{ slug: invoice.slug, kind: 'misc_invoice', rel_id: invoice.id, brand: invoice.brand },
      ...{ client_id: invoice.client_id, visitor_id: null },
      ...{ amount: invoice.total, currency_id: invoice.currency_id, created_at: now },
    });
    const change = { state: moved.value, accepted_at: now };
    return ok(await changeInvoice(tx, invoice.id, change, { actor: actorOf(invoice), now }));
  });

/** The client declines, with or without a reason. A repeated refusal changes nothing. */
export const declineOwn = (
  { db }: Pick<MiscInvoicesDeps, 'db'>,
  own: MiscInvoiceRow,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<Answered> =>
  db.transaction().execute(async (tx) => {
    const invoice = await lockKnown(tx, own);
    if (invoice.state === 'declined') return ok(invoice);
    const moved = declineMiscInvoice(invoice);
    if (!moved.ok) return err(moved.error);
    const change = { state: moved.value, declined_at: now, decline_reason: reason || null };
    return ok(await changeInvoice(tx, invoice.id, change, { actor: actorOf(invoice), now }));
  });
