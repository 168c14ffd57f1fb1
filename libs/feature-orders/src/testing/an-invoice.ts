import type { DocumentsAnswer, Invoice } from '@shop/contracts/invoices';

const SELLER: Invoice['seller'] = {
  name: 'UAB Nordport',
  address: ['Nemuno g. 2A, LT-91199 Klaipėda'],
  country_id: 1,
  email: 'help@nordport.example',
  register_code: '300000018',
  vat_number: 'LT100000001811',
};

const AN_INVOICE: Invoice = {
  id: 12,
  kind: 'invoice',
  number: 'LT-2026-000012',
  corrects: null,
  issued_on: '2026-11-24',
  order_number: 'QU100184',
  order_slug: 'A'.repeat(22),
  misc_invoice_slug: null,
  is_guest: false,
  currency: 'EUR',
  seller: SELLER,
  buyer: {
    ...{ name: 'Ona Petraitė', address: ['Ukmergės g. 282', '06318 Vilnius'], email: 'ona@example.lt' },
    ...{ country_id: 1, register_code: null, vat_number: null },
  },
  goods: [
    { name: 'Linen shirt', sku: 'S-1', quantity: 2, price: 20, promotion: 4, net: 36, rate: 0.21 },
    { name: 'A novel', sku: 'B-7', quantity: 1, price: 12, promotion: 0, net: 12, rate: 0.21 },
  ],
  items: [
    { code: 'freight', net: 12.1, rate: 0.21 },
    { code: 'shipping_discount', net: -1.1, rate: 0.21 },
    { code: 'delivery', net: 2.47, rate: 0.21 },
  ],
  taxed: [{ rate: 0.21, base: 61.47, vat: 12.91 }],
  net: 61.47,
  vat: 12.91,
  rounding: 0.01,
  total: 74.39,
  from_balance: 0,
  accounted: null,
};

/** An invoice of two lines, with a promotion, a shipping discount and a courier. */
export const anInvoice = (changes: Partial<Invoice> = {}): Invoice => ({ ...AN_INVOICE, ...changes });

/** A refund of ten euros of it. */
export const aCreditNote = (): Invoice => ({
  ...AN_INVOICE,
  ...{ id: 13, kind: 'credit_note', number: 'LT-2026-000013', corrects: AN_INVOICE.number, goods: [] },
  items: [{ code: 'refund', net: 8.26, rate: 0.21 }],
  taxed: [{ rate: 0.21, base: 8.26, vat: 1.73 }],
  ...{ net: 8.26, vat: 1.73, rounding: 0.01, total: 10 },
});

/** Both in the list of their order. */
export const documentsOfOrder = (): DocumentsAnswer['documents'] =>
  [anInvoice(), aCreditNote()].map(({ id, kind, number, issued_on, total, currency }) => ({
    ...{ id, kind, number, issued_on, total, currency },
  }));
