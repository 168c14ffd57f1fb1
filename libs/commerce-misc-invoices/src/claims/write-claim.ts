import { toJson, type Transaction } from '@shop/database';
import { dayIn } from '@shop/domain/calendar-day';
import { findCompanyOf } from '@shop/commerce-kit/company-of';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import { localeOf } from '@shop/commerce-kit/shop-brand';
import { openPayable, type Settled } from '@shop/commerce-payments';
import { findClient, readBuyer } from '../invoice-client.repository.ts';
import { miscInvoiceMail } from '../misc-invoice-mail.ts';
import {
  changeInvoice,
  insertEvent,
  insertInvoice,
  insertLines,
  nextNumber,
  type MiscInvoiceRow,
} from '../misc-invoices.repository.ts';
import type { ChangeDeps } from '../misc-invoices.ports.ts';

export type NewClaim = {
  /** `2026-12-10`. */
  readonly dueOn: string;
  /** As in the client's mails: `QU100007`. */
  readonly orderNumber: string;
};

/**
 * The claim of a payment on account: an invoice that its client has accepted by paying so, and that is paid later. It
 * has no VAT of its own, because the order's VAT invoice has it. A payment has one claim at most.
 */
export const writeClaim = async (
  tx: Transaction,
  deps: ChangeDeps,
  { payable, payment, now }: Settled,
  { dueOn, orderNumber }: NewClaim,
): Promise<void> => {
  if (payable.client_id === null) throw new Error('a guest has no account');
  const client = await findClient(tx, payable.client_id);
  if (!client) throw new Error(`client ${payable.client_id} is gone`);
  const company_id = await findCompanyOf(tx, client.id, 'order');
  const brand = deps.brands.get(payable.brand);
  const draft = await insertInvoice(tx, {
    ...{ slug: secretSlug(), brand: payable.brand, client_id: client.id, company_id, title: orderNumber },
    ...{ net: payment.amount, vat: 0, total: payment.amount, currency_id: payment.currency_id },
    ...{ due_on: dueOn, claim_of_payment_id: payment.id, created_at: now },
    language: localeOf(client.language_id) ?? brand.defaultLocale,
  });
  await insertLines(tx, [
    {
      ...{ misc_invoice_id: draft.id, position: 1, description: orderNumber },
      ...{ quantity: 1, unit_price: payment.amount, rate: 0 },
    },
  ]);
  const today = dayIn(brand.timeZone, now);
  const claim = await accept(tx, draft, { year: Number(today.slice(0, 4)), now });
  await openPayable(tx, {
    ...{ slug: claim.slug, kind: 'misc_invoice', rel_id: claim.id, brand: claim.brand },
    ...{ client_id: claim.client_id, visitor_id: null, created_at: now },
    ...{ amount: claim.total, currency_id: claim.currency_id },
  });
  await deps.mail.enqueue(tx, await miscInvoiceMail(tx, deps.brands, claim, { news: 'claim' }));
};

/** Issued by the shop and accepted by the client in one step. */
const accept = async (
  tx: Transaction,
  { id, brand, ...owed }: MiscInvoiceRow,
  { year, now }: { readonly year: number; readonly now: Date },
): Promise<MiscInvoiceRow> => {
  const issued = {
    misc_invoice_id: id,
    state: 'issued',
    actor: 'system',
    reason: null,
    created_at: now,
  } as const;
  await insertEvent(tx, issued);
  const buyer = toJson(await readBuyer(tx, owed));
  const number = await nextNumber(tx, brand, year);
  const change = { state: 'accepted', buyer, year, number, issued_at: now, accepted_at: now } as const;
  return changeInvoice(tx, id, change, { actor: `client:${owed.client_id}`, now });
};
