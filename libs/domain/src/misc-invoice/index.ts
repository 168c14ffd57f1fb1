export { miscInvoiceNumber } from './misc-invoice-number.ts';
export {
  acceptMiscInvoice,
  declineMiscInvoice,
  isPastDue,
  issueMiscInvoice,
  lapseMiscInvoice,
  miscInvoiceActsOf,
  MISC_INVOICE_STATES,
  OPEN_MISC_INVOICE_STATES,
  payMiscInvoice,
  voidMiscInvoice,
  type MiscInvoiceRefusal,
  type MiscInvoiceState,
} from './misc-invoice-states.ts';
export { miscInvoiceSums, paidMiscInvoiceSums, type MiscInvoiceLine } from './misc-invoice-sums.ts';
