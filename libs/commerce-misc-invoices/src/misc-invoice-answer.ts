import type { MiscInvoice, MiscInvoiceSummary } from '@shop/contracts/misc-invoices';
import type { Database } from '@shop/database';
import { dayIn } from '@shop/domain/calendar-day';
import { getCurrencyCode } from '@shop/domain/currencies';
import { invoiceNumber } from '@shop/domain/invoice';
import { miscInvoiceActsOf, miscInvoiceSums, OPEN_MISC_INVOICE_STATES } from '@shop/domain/misc-invoice';
import { orderNumber } from '@shop/domain/order-number';
import { rateToWire, toWire } from '@shop/domain/wire-amount';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import { findDocuments, findLines, findPayableOf, type MiscInvoiceRow } from './misc-invoices.repository.ts';
import { findOrderOfClaim } from './claims/claims.repository.ts';
import { shownNumber } from './shown-number.ts';

const OPEN_STATES: readonly MiscInvoiceRow['state'][] = OPEN_MISC_INVOICE_STATES;

const claimOf = async (db: Database, invoice: MiscInvoiceRow): Promise<Pick<MiscInvoice, 'claim'>> => {
  const order = await findOrderOfClaim(db, invoice);
  if (!order) return {};
  const { kind, id, slug } = order;
  return {
    claim: { order_number: orderNumber(kind, id), order_slug: slug, credited: toWire(invoice.credited) },
  };
};

/** What is still owed, in 1/10000. */
export const openSumOf = ({ state, total, credited }: MiscInvoiceRow): number =>
  OPEN_STATES.includes(state) ? total - credited : 0;

export const summaryToWire = (
  invoice: MiscInvoiceRow,
  { timeZone }: Pick<ShopBrand, 'timeZone'>,
): MiscInvoiceSummary => ({
  slug: invoice.slug,
  number: shownNumber(invoice),
  // A claim past its due day is still to be paid, so its own state stays.
  state: invoice.state === 'accepted' && invoice.overdue_at !== null ? 'overdue' : invoice.state,
  title: invoice.title,
  issued_on: dayIn(timeZone, invoice.issued_at ?? invoice.created_at),
  due_on: invoice.due_on,
  currency: getCurrencyCode(invoice.currency_id),
  total: toWire(invoice.total),
  open: toWire(openSumOf(invoice)),
});

export const answerMiscInvoice = async (
  db: Database,
  invoice: MiscInvoiceRow,
  { brand, clientId }: { readonly brand: Pick<ShopBrand, 'timeZone'>; readonly clientId: number },
): Promise<MiscInvoice> => {
  const [payable, lines, documents, claim] = await Promise.all([
    findPayableOf(db, invoice.id),
    findLines(db, invoice.id),
    findDocuments(db, invoice),
    claimOf(db, invoice),
  ]);
  const sums = miscInvoiceSums(lines.map(({ unit_price: unitPrice, ...line }) => ({ ...line, unitPrice })));
  const { canAccept, canDecline, canPay } = miscInvoiceActsOf(invoice.state);
  // Where a colleague was to pay it, this person accepts it first, and then is the payer.
  const isOthers = canPay && payable?.client_id !== clientId;
  return {
    ...summaryToWire(invoice, brand),
    ...claim,
    lines: lines.map(({ description, quantity, unit_price, rate }, at) => ({
      ...{ description, quantity, price: toWire(unit_price), rate: rateToWire(rate) },
      net: toWire(sums.nets[at] ?? 0),
    })),
    taxed: sums.taxed.map(({ rate, base, vat }) => ({
      ...{ rate: rateToWire(rate), base: toWire(base), vat: toWire(vat) },
    })),
    net: toWire(sums.net),
    can_accept: canAccept || isOthers,
    can_decline: canDecline,
    can_pay: canPay && !isOthers,
    documents: documents.map((document) => ({
      ...{ id: document.id, kind: document.kind, number: invoiceNumber(document) },
    })),
  };
};
