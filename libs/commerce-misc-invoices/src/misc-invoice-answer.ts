import type { MiscInvoice, MiscInvoiceSummary } from '@shop/contracts/misc-invoices';
import type { Database } from '@shop/database';
import { dayIn } from '@shop/domain/calendar-day';
import { getCurrencyCode } from '@shop/domain/currencies';
import { invoiceNumber } from '@shop/domain/invoice';
import { miscInvoiceActsOf, miscInvoiceSums } from '@shop/domain/misc-invoice';
import { rateToWire, toWire } from '@shop/domain/wire-amount';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import { findDocuments, findLines, type MiscInvoiceRow } from './misc-invoices.repository.ts';
import { shownNumber } from './shown-number.ts';

export const summaryToWire = (
  invoice: MiscInvoiceRow,
  { timeZone }: Pick<ShopBrand, 'timeZone'>,
): MiscInvoiceSummary => ({
  slug: invoice.slug,
  number: shownNumber(invoice),
  state: invoice.state,
  title: invoice.title,
  issued_on: dayIn(timeZone, invoice.issued_at ?? invoice.created_at),
  due_on: invoice.due_on,
  currency: getCurrencyCode(invoice.currency_id),
  total: toWire(invoice.total),
});

export const answerMiscInvoice = async (
  db: Database,
  invoice: MiscInvoiceRow,
  brand: Pick<ShopBrand, 'timeZone'>,
): Promise<MiscInvoice> => {
  const [lines, documents] = await Promise.all([findLines(db, invoice.id), findDocuments(db, invoice.id)]);
  const sums = miscInvoiceSums(lines.map(({ unit_price: unitPrice, ...line }) => ({ ...line, unitPrice })));
  const { canAccept, canDecline, canPay } = miscInvoiceActsOf(invoice.state);
  return {
    ...summaryToWire(invoice, brand),
    lines: lines.map(({ description, quantity, unit_price, rate }, at) => ({
      ...{ description, quantity, price: toWire(unit_price), rate: rateToWire(rate) },
      net: toWire(sums.nets[at] ?? 0),
    })),
    taxed: sums.taxed.map(({ rate, base, vat }) => ({
      ...{ rate: rateToWire(rate), base: toWire(base), vat: toWire(vat) },
    })),
    net: toWire(sums.net),
    can_accept: canAccept,
    can_decline: canDecline,
    can_pay: canPay,
    documents: documents.map((document) => ({
      ...{ id: document.id, kind: document.kind, number: invoiceNumber(document) },
    })),
  };
};
