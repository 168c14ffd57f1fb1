import { CLAIM_REASONS, CLAIM_STATES, CLAIM_WISHES } from '@shop/domain/claim';
import { FORWARD_STATES, PACKAGE_STATES } from '@shop/domain/forwarding';
import { MISC_INVOICE_STATES } from '@shop/domain/misc-invoice';
import { PARCEL_STATES } from '@shop/domain/parcel-state';
import { DECLINE_REASONS, REVIEW_STATES } from '@shop/domain/product-review';
import { QUOTE_STATES, RESTRICTIONS } from '@shop/domain/quotes';
import { STAFF_ROLES } from '@shop/domain/staff';
import { BLOCK_KINDS } from './content/form/block-form.ts';
import { CONTENT_KINDS, CONTENT_STATES } from './content/form/content-types.ts';
import { useMessages } from './messages.ts';

const ORDER_STATES = [
  ...(['accepted', 'paid', 'purchasing', 'at_warehouse', 'shipped', 'customs', 'out_for_delivery'] as const),
  ...(['delivered', 'cancelled', 'refunded', 'partly_refunded', 'disputed', 'address_changed'] as const),
];
const PAYMENT_STATES = [
  ...(['created', 'pending', 'authorised', 'in_review', 'captured', 'disputed', 'failed'] as const),
  ...(['cancelled', 'refund_due', 'refunded', 'charged_back'] as const),
];
const REVIEW_REASONS = [
  ...(['wrong_sum', 'wrong_currency', 'provider_defect', 'unknown_reference'] as const),
  ...(['captured_after_release', 'dispute', 'refund_failed', 'returned_twice', 'settlement'] as const),
];
const SERVICES = ['photos', 'repack', 'insurance', 'remove_invoices'] as const;
const METHODS = ['air', 'sea'] as const;

/** The codes that have words, by what they are said of. */
export const CODES = {
  quote: QUOTE_STATES,
  package: PACKAGE_STATES,
  forward: FORWARD_STATES,
  invoice: MISC_INVOICE_STATES,
  order: ORDER_STATES,
  payment: PAYMENT_STATES,
  review: REVIEW_REASONS,
  claim: CLAIM_STATES,
  claim_reason: CLAIM_REASONS,
  claim_wish: CLAIM_WISHES,
  decline_reason: DECLINE_REASONS,
  review_state: REVIEW_STATES,
  parcel: PARCEL_STATES,
  restriction: RESTRICTIONS,
  service: SERVICES,
  method: METHODS,
  role: STAFF_ROLES,
  content_kind: CONTENT_KINDS,
  content_state: CONTENT_STATES,
  block: BLOCK_KINDS,
} as const;

export type CodeKind = keyof typeof CODES;
type Worded = { [Kind in CodeKind]: `office.is.${Kind}.${(typeof CODES)[Kind][number]}` }[CodeKind];

const hasWords = (kind: CodeKind, code: string): boolean =>
  CODES[kind].some((known: string) => known === code);

/** The words for a code, such as the state of an order. A code that is newer than this page stands without its lines. */
export const useCodeWords = (): ((kind: CodeKind, code: string) => string) => {
  const say = useMessages();
  return (kind, code) =>
    hasWords(kind, code) ? say(`office.is.${kind}.${code}` as Worded) : code.replaceAll('_', ' ');
};
