type Numbered = { readonly brand: string; readonly year: number; readonly number: number };

/** As shown: `LT-2026-000012`. Invoices and credit notes of a brand and year share one number sequence. */
export const invoiceNumber = ({ brand, year, number }: Numbered): string =>
  `${brand.toUpperCase()}-${year}-${String(number).padStart(6, '0')}`;
