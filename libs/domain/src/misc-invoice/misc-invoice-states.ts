import { err, ok, type Result } from '../result.ts';

/** The states of an invoice for something that is no order: a storage fee, an extra service, a correction. */
export const MISC_INVOICE_STATES = [
  'draft',
  'issued',
  'accepted',
  'paid',
  'declined',
  'overdue',
  'void',
] as const;
export type MiscInvoiceState = (typeof MISC_INVOICE_STATES)[number];

/** A late client may still accept. A draft that is not needed any longer becomes void without a number. */
const NEXT: Readonly<Record<MiscInvoiceState, readonly MiscInvoiceState[]>> = {
  draft: ['issued', 'void'],
  issued: ['accepted', 'declined', 'overdue', 'void'],
  overdue: ['accepted', 'void'],
  accepted: ['paid', 'void'],
  paid: [],
  declined: [],
  void: [],
};

/** The client may still accept it, pay it, or both. */
export const OPEN_MISC_INVOICE_STATES = ['issued', 'overdue', 'accepted'] as const;

/** What the client may do now: the buttons of the invoice's page. */
export const miscInvoiceActsOf = (state: MiscInvoiceState) => ({
  canAccept: NEXT[state].includes('accepted'),
  canDecline: NEXT[state].includes('declined'),
  canPay: NEXT[state].includes('paid'),
});

export type MiscInvoiceRefusal =
  | { readonly kind: 'impossible'; readonly from: MiscInvoiceState; readonly to: MiscInvoiceState }
  | { readonly kind: 'nothing_to_pay' }
  | { readonly kind: 'due_day_over' }
  | { readonly kind: 'not_due_yet' }
  | { readonly kind: 'payment_in_flight' };

type Moved = Result<MiscInvoiceState, MiscInvoiceRefusal>;
type Standing = { readonly state: MiscInvoiceState };
/** Days as `2026-11-26`, in the brand's calendar. */
type Days = { readonly dueOn: string; readonly today: string };

const move = ({ state: from }: Standing, to: MiscInvoiceState): Moved =>
  NEXT[from].includes(to) ? ok(to) : err({ kind: 'impossible', from, to });

/** Staff send a draft: it must have a sum, and a due day that is not over. */
export const issueMiscInvoice = (
  { total, ...standing }: Standing & { readonly total: number },
  { dueOn, today }: Days,
): Moved => {
  const moved = move(standing, 'issued');
  if (!moved.ok) return moved;
  if (total <= 0) return err({ kind: 'nothing_to_pay' });
  return dueOn < today ? err({ kind: 'due_day_over' }) : moved;
};

export const acceptMiscInvoice = (standing: Standing): Moved => move(standing, 'accepted');

export const declineMiscInvoice = (standing: Standing): Moved => move(standing, 'declined');

/** The provider reported the money. */
export const payMiscInvoice = (standing: Standing): Moved => move(standing, 'paid');

/** The due day itself still belongs to the client. */
export const lapseMiscInvoice = (standing: Standing, { dueOn, today }: Days): Moved => {
  const moved = move(standing, 'overdue');
  if (!moved.ok) return moved;
  return isPastDue({ dueOn, today }) ? moved : err({ kind: 'not_due_yet' });
};

/** The due day itself is not late. */
export const isPastDue = ({ dueOn, today }: Days): boolean => dueOn < today;

/** Staff take it back. While a payment is under way it may become paid, so it is refused. */
export const voidMiscInvoice = (
  standing: Standing,
  { isBeingPaid }: { readonly isBeingPaid: boolean },
): Moved => {
  const moved = move(standing, 'void');
  if (!moved.ok) return moved;
  return isBeingPaid ? err({ kind: 'payment_in_flight' }) : moved;
};
