import type { Invoice } from '@shop/contracts/invoices';
import type { LocaleCode } from '@shop/domain/languages';
import { drawSheet } from './draw-sheet.ts';
import { invoiceSheet } from './invoice-sheet.ts';

/** The document as a tagged PDF with the content of its page in that language. */
export const writePdf = (invoice: Invoice, locale: LocaleCode, timeZone: string): Promise<Buffer> =>
  drawSheet(invoiceSheet(invoice, locale, timeZone));
