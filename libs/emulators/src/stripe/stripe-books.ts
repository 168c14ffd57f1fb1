import { randomBytes } from 'node:crypto';

/**
 * The result of a card. All but the first two are refused, and the buyer may try another one on the same
 * page.
 */
export const CARDS = {
  good: null,
  wrong_sum: null,
  insufficient_funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  expired_card: { code: 'expired_card', decline_code: 'expired_card' },
  incorrect_cvc: { code: 'incorrect_cvc', decline_code: 'incorrect_cvc' },
  lost_card: { code: 'card_declined', decline_code: 'lost_card' },
  /** It can be saved, and never be charged. */
  charge_fails: { code: 'card_declined', decline_code: 'generic_decline' },
  not_confirmed: { code: 'payment_intent_authentication_failure' },
} as const;
export type Card = keyof typeof CARDS;

/** The card of a token: `secure` is good after its bank was asked. */
export type TokenCard = Card | 'secure';

/** A typed-in card: what it does, and what the provider shows of it. The number is not kept. */
export type TypedCard = {
  readonly act: TokenCard;
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
};

export type CardError = { readonly code: string; readonly decline_code?: string };

export type EmulatedRefund = {
  readonly id: string;
  readonly amount: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly at: Date;
  status: 'succeeded' | 'pending' | 'failed';
};

export type EmulatedDispute = {
  readonly id: string;
  status: 'warning_needs_response' | 'needs_response' | 'won' | 'lost';
  /** The time at which the bank took the money back; null for an inquiry. */
  takenAt: Date | null;
  /** The time at which the shop got it back. */
  returnedAt: Date | null;
};

export type EmulatedCharge = {
  readonly id: string;
  /** In cents. */
  readonly amount: number;
  readonly at: Date;
  readonly refunds: EmulatedRefund[];
  dispute: EmulatedDispute | null;
};

export type EmulatedSession = {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly shopName: string;
  /** An intent learns it with its confirmation. */
  successUrl: string;
  readonly cancelUrl: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  /** Whose saved card pays, or for whom one is saved. */
  readonly customer: string | null;
  readonly savesCard: boolean;
  /** The payment method that paid and is saved. */
  methodId: string | null;
  /** The card that was used last, where the shop's page or a saved card named it. */
  card: TypedCard | null;
  status: 'open' | 'complete' | 'expired';
  /** Created by the first payment attempt. */
  intentId: string | null;
  lastError: CardError | null;
  charge: EmulatedCharge | null;
  /** An intent without a page, and how far its buyer's bank is; null for a hosted page. */
  bank: 'not_asked' | 'asked' | 'agreed' | null;
};

export type NewSession = Omit<
  EmulatedSession,
  'id' | 'createdAt' | 'status' | 'intentId' | 'lastError' | 'charge' | 'bank' | 'methodId' | 'card'
>;

export type BookEvent = {
  readonly type: string;
  readonly about: 'session' | 'intent' | 'charge' | 'refund' | 'dispute';
  readonly session: EmulatedSession;
  readonly refund?: EmulatedRefund;
};

/** Why an action is impossible, with the API's name for it. */
export type Impossible =
  'session_not_open' | 'charge_already_refunded' | 'charge_disputed' | 'amount_too_large';
type Done<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: Impossible };
const done = <T>(value: T): Done<T> => ({ ok: true, value });
const refuse = (code: Impossible): Done<never> => ({ ok: false, code });

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

export const refundedOf = ({ charge }: EmulatedSession): number =>
  (charge?.refunds ?? []).reduce((sum, { amount, status }) => sum + (status === 'failed' ? 0 : amount), 0);

const FIXED_FEE = 25;
/** 1.5 % and 0.25. */
export const feeOf = ({ charge }: EmulatedSession): number =>
  charge ? Math.round(charge.amount * 0.015) + FIXED_FEE : 0;

/** Cents missing in a `wrong_sum` charge. */
const MISSING_CENTS = 100;

/** The provider's books: hosted pages, their charges, refunds and disputes, by the states that the API documents. */
export const createStripeBooks = (
  clock: () => Date,
  tell: (event: BookEvent) => void,
  /** Before anybody is told. */
  onPaid: (session: EmulatedSession) => void = () => {},
) => {
  const sessions = new Map<string, EmulatedSession>();
  const byReference = new Map<string, EmulatedSession[]>();
  const byIntent = new Map<string, EmulatedSession>();
  const byDispute = new Map<string, EmulatedSession>();

  const isOpen = (session: EmulatedSession): boolean => {
    if (session.status === 'open' && session.expiresAt <= clock()) expire(session);
    return session.status === 'open';
  };

  const expire = (session: EmulatedSession): Done<EmulatedSession> => {
    if (session.status !== 'open') return refuse('session_not_open');
    session.status = 'expired';
    if (session.bank === null) tell({ type: 'checkout.session.expired', about: 'session', session });
    else tell({ type: 'payment_intent.canceled', about: 'intent', session });
    return done(session);
  };

  const put = (session: EmulatedSession): EmulatedSession => {
    sessions.set(session.id, session);
    byReference.set(session.reference, [...(byReference.get(session.reference) ?? []), session]);
    return session;
  };

  const take = (session: EmulatedSession, amount: number): void => {
    session.charge = { id: newId('ch'), amount, at: clock(), refunds: [], dispute: null };
    session.lastError = null;
    session.status = 'complete';
    onPaid(session);
    tell({ type: 'charge.succeeded', about: 'charge', session });
    tell({ type: 'payment_intent.succeeded', about: 'intent', session });
    if (session.bank === null) tell({ type: 'checkout.session.completed', about: 'session', session });
  };

  return {
    find: (id: string): EmulatedSession | undefined => {
      const session = sessions.get(id);
      if (session) isOpen(session);
      return session;
    },
    findByIntent: (id: string) => byIntent.get(id),
    findByDispute: (id: string) => byDispute.get(id),
    ofReference: (reference: string): readonly EmulatedSession[] => byReference.get(reference) ?? [],
    all: (): readonly EmulatedSession[] => [...sessions.values()],

    open: (session: NewSession): EmulatedSession => {
      return put({
        ...session,
        ...{ id: newId('cs_test'), createdAt: clock(), status: 'open' },
        ...{ intentId: null, lastError: null, charge: null, bank: null },
        ...{ methodId: null, card: null },
      });
    },

    /** An intent, which takes a card by its token. */
    openIntent: (session: NewSession): EmulatedSession => {
      const id = newId('pi');
      const opened = put({
        ...session,
        ...{ id, createdAt: clock(), status: 'open', intentId: id },
        ...{ lastError: null, charge: null, bank: 'not_asked', methodId: null, card: null },
      });
      byIntent.set(id, opened);
      return opened;
    },

    expire: (session: EmulatedSession): Done<EmulatedSession> =>
      isOpen(session) ? expire(session) : refuse('session_not_open'),

    /** The buyer pays on the provider's page; false where it is closed. */
    pay: (session: EmulatedSession, card: Card): boolean => {
      if (!isOpen(session)) return false;
      session.intentId ??= newId('pi');
      byIntent.set(session.intentId, session);
      const error = CARDS[card];
      if (error) {
        session.lastError = error;
        tell({ type: 'payment_intent.payment_failed', about: 'intent', session });
        return true;
      }
      take(session, card === 'wrong_sum' ? session.amount - MISSING_CENTS : session.amount);
      return true;
    },

    refund: (
      session: EmulatedSession,
      {
        amount,
        metadata = {},
      }: { amount?: number | undefined; metadata?: Record<string, string> | undefined },
    ): Done<EmulatedRefund> => {
      const { charge } = session;
      const left = charge ? charge.amount - refundedOf(session) : 0;
      if (!charge || left <= 0) return refuse('charge_already_refunded');
      if (charge.dispute && charge.dispute.status !== 'won') return refuse('charge_disputed');
      if ((amount ?? left) > left) return refuse('amount_too_large');
      const refund: EmulatedRefund = {
        ...{ id: newId('re'), amount: amount ?? left, metadata, at: clock() },
        status: 'succeeded',
      };
      charge.refunds.push(refund);
      tell({ type: 'charge.refunded', about: 'charge', session });
      tell({ type: 'refund.created', about: 'refund', session, refund });
      return done(refund);
    },

    /** The buyer's bank requests the money back, and the buyer or the shop gets it; false without a charge. */
    dispute: (session: EmulatedSession, status: EmulatedDispute['status']): boolean => {
      if (!session.charge) return false;
      const type = session.charge.dispute && status !== 'needs_response' ? 'closed' : 'created';
      const before = session.charge.dispute;
      const id = before?.id ?? newId('du');
      const isInquiry = status === 'warning_needs_response';
      session.charge.dispute = {
        ...{ id, status },
        takenAt: isInquiry ? null : (before?.takenAt ?? clock()),
        returnedAt: status === 'won' ? clock() : null,
      };
      byDispute.set(id, session);
      tell({ type: `charge.dispute.${type}`, about: 'dispute', session });
      return true;
    },
  };
};

export type StripeBooks = ReturnType<typeof createStripeBooks>;
