import type { Transaction } from '@shop/database';
import { acceptMiscInvoice, declineMiscInvoice, type MiscInvoiceRefusal } from '@shop/domain/misc-invoice';
import { err, ok, type Result } from '@shop/domain/result';
import { findInFlight, openPayable } from '@shop/commerce-payments';
import {
  changeInvoice,
  findPayableOf,
  lockInvoice,
  type MiscInvoiceRow,
} from './misc-invoices.repository.ts';
import type { MiscInvoicesDeps } from './misc-invoices.ports.ts';

type Answered = Result<MiscInvoiceRow, MiscInvoiceRefusal>;

const ACCEPTED_BEFORE: readonly MiscInvoiceRow['state'][] = ['accepted', 'paid'];

type By = { readonly clientId: number; readonly now: Date };

const actorOf = ({ clientId }: By): string => `client:${clientId}`;

const lockKnown = async (tx: Transaction, { id }: MiscInvoiceRow): Promise<MiscInvoiceRow> => {
  const invoice = await lockInvoice(tx, id);
  if (!invoice) throw new Error(`misc invoice ${id} is gone`);
  return invoice;
};

const openFor = (tx: Transaction, invoice: MiscInvoiceRow, { clientId, now }: By): Promise<number> =>
  openPayable(tx, {
    ...{ slug: invoice.slug, kind: 'misc_invoice', rel_id: invoice.id, brand: invoice.brand },
    ...{ client_id: clientId, visitor_id: null, created_at: now },
    ...{ amount: invoice.total - invoice.credited, currency_id: invoice.currency_id },
  });

/** The balance and the saved cards of a payment are the payer's, so a colleague who pays becomes the payer. */
const takeOver = async (tx: Transaction, invoice: MiscInvoiceRow, by: By): Promise<Answered> => {
  const payable = await findPayableOf(tx, invoice.id);
  if (invoice.state !== 'accepted' || !payable || payable.client_id === by.clientId) return ok(invoice);
  if (await findInFlight(tx, payable.id)) return err({ kind: 'payment_in_flight' });
  await openFor(tx, invoice, by);
  return ok(invoice);
};

/** The client accepts: from now on it can be paid. A repeated acceptance changes at most who pays. */
export const acceptOwn = (
  { db }: Pick<MiscInvoicesDeps, 'db'>,
  own: MiscInvoiceRow,
  by: By,
): Promise<Answered> =>
  db.transaction().execute(async (tx) => {
    const invoice = await lockKnown(tx, own);
    if (ACCEPTED_BEFORE.includes(invoice.state)) return takeOver(tx, invoice, by);
    const moved = acceptMiscInvoice(invoice);
    if (!moved.ok) return err(moved.error);
    await openFor(tx, invoice, by);
    const change = { state: moved.value, accepted_at: by.now };
    return ok(await changeInvoice(tx, invoice.id, change, { actor: actorOf(by), now: by.now }));
  });

/** The client declines, with or without a reason. A repeated refusal changes nothing. */
export const declineOwn = (
  { db }: Pick<MiscInvoicesDeps, 'db'>,
  own: MiscInvoiceRow,
  { reason, ...by }: By & { readonly reason: string },
): Promise<Answered> =>
  db.transaction().execute(async (tx) => {
    const invoice = await lockKnown(tx, own);
    if (invoice.state === 'declined') return ok(invoice);
    const moved = declineMiscInvoice(invoice);
    if (!moved.ok) return err(moved.error);
    const change = { state: moved.value, declined_at: by.now, decline_reason: reason || null };
    return ok(await changeInvoice(tx, invoice.id, change, { actor: actorOf(by), now: by.now }));
  });
