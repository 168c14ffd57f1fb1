/** Every event of the security and payment log, by the area that records it. */
export const AUDIT_EVENTS = [
  'login.succeeded',
  'login.failed',
  'login.limited',
  'account.registered',
  'account.changed',
  'password.reset_asked',
  'password.reset',
  'password.changed',
  'password.refused',
  'session.ended',
  'session.ended_everywhere',
  'rights.refused',
  'limit.reached',
  'order_link.asked',
  'order_link.opened',
  'order_link.refused',
  'order.cancelled',
  'order.address_changed',
  'withdrawal.stated',
  'webhook.refused',
  'payment.captured',
  'payment.failed',
  'payment.review_opened',
  'payment.review_closed',
  'payment.refunded',
  'payment.disputed',
  'payment.dispute_closed',
  'balance.owed',
  'alert.opened',
  'alert.resolved',
  'staff.acted',
] as const;

export type AuditEvent = (typeof AUDIT_EVENTS)[number];

/** `refused`: the shop refused the request. `failed`: the shop accepted it and it did not succeed. */
export type AuditOutcome = 'done' | 'refused' | 'failed';

export type AuditActor =
  | { readonly kind: 'client'; readonly id: number }
  | { readonly kind: 'guest'; readonly sessionId: number | null }
  | { readonly kind: 'staff'; readonly id: string }
  | { readonly kind: 'provider'; readonly id: string }
  | { readonly kind: 'system' };

export type AuditSubject = {
  readonly kind:
    | 'client'
    | 'session'
    | 'order'
    | 'payment'
    | 'payable'
    | 'misc_invoice'
    | 'package'
    | 'withdrawal'
    | 'claim'
    | 'product_review'
    | 'content'
    | 'call'
    | 'queue';
  readonly id: number | string;
};

/** Codes and numbers about an event. Never texts that people typed. */
export type AuditDetails = {
  readonly reason?: string;
  readonly provider?: string;
  readonly currency?: string;
  /** In 1/10000, like all internal amounts. */
  readonly amount?: number;
  readonly expected?: number;
  readonly status?: number;
  readonly count?: number;
  readonly act?: string;
  /** The kind of payable that a payment is for: an order of the marketplace, a quote. */
  readonly kind?: string;
};

export type AuditEntry = {
  readonly event: AuditEvent;
  readonly outcome: AuditOutcome;
  readonly actor: AuditActor;
  readonly subject?: AuditSubject;
  /** The origin of the request. The address itself is not stored. */
  readonly place?: { readonly brand: string; readonly ip?: string };
  readonly details?: AuditDetails;
};
