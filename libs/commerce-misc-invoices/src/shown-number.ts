import { miscInvoiceNumber } from '@shop/domain/misc-invoice';
import type { MiscInvoiceRow } from './misc-invoices.repository.ts';

/** As shown; a draft has no number yet. */
export const shownNumber = ({ brand, year, number }: MiscInvoiceRow): string =>
  year === null || number === null ? '–' : miscInvoiceNumber({ brand, year, number });
