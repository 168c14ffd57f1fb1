import type { MiscInvoice, MiscInvoiceSummary } from '@shop/contracts/misc-invoices';

/** Storage for 12 days and a box, issued and due in two weeks. */
export const aMiscInvoice = (changes: Partial<MiscInvoice> = {}): MiscInvoice => ({
  slug: 'M'.repeat(22),
  number: 'MI-LT-2026-000012',
  state: 'issued',
  title: 'Storage in the warehouse',
  issued_on: '2026-11-24',
  due_on: '2026-12-08',
  currency: 'EUR',
  total: 11.29,
  open: 11.29,
  lines: [
    { description: 'A day of storage', quantity: 12, price: 0.5, rate: 0.21, net: 6 },
    { description: 'A sturdier box', quantity: 1, price: 3.33, rate: 0.21, net: 3.33 },
  ],
  taxed: [{ rate: 0.21, base: 9.33, vat: 1.96 }],
  net: 9.33,
  can_accept: true,
  can_decline: true,
  can_pay: false,
  documents: [],
  ...changes,
});

/** The changes that follow from a state. */
export const IN_STATE = {
  accepted: { state: 'accepted', can_accept: false, can_decline: false, can_pay: true },
  paid: {
    ...{ state: 'paid', can_accept: false, can_decline: false },
    documents: [{ id: 12, kind: 'invoice', number: 'LT-2026-000012' }],
  },
  declined: { state: 'declined', can_accept: false, can_decline: false },
  overdue: { state: 'overdue', can_decline: false },
} as const satisfies Record<string, Partial<MiscInvoice>>;

/** The same in the list of the orders' page. */
export const miscInvoiceInList = (changes: Partial<MiscInvoiceSummary> = {}): MiscInvoiceSummary => {
  const { slug, number, state, title, issued_on, due_on, currency, total, open } = aMiscInvoice();
  return { slug, number, state, title, issued_on, due_on, currency, total, open, ...changes };
};
