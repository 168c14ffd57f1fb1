type Numbered = { readonly brand: string; readonly year: number; readonly number: number };

/** As shown: `MI-LT-2026-000012`. The sequence of a brand and year is separate from that of VAT invoices. */
export const miscInvoiceNumber = ({ brand, year, number }: Numbered): string =>
  `MI-${brand.toUpperCase()}-${year}-${String(number).padStart(6, '0')}`;
