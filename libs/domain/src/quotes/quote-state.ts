import { err, ok, type Result } from '../result.ts';

/**
 * The states of a request for a quote until it is an order: `accepted` writes the order, whose own states follow.
 * An order that is paid can no longer be cancelled here.
 */
export const QUOTE_STATES = [
  'draft',
  'submitted',
  'pricing',
  'needs_info',
  'offered',
  'expired',
  'declined',
  'accepted',
  'cancelled',
] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

export const QUOTE_ACTS = [
  'submit',
  'begin_pricing',
  'ask',
  'answer',
  'offer',
  'refuse',
  'recalculate',
  'expire',
  'request_again',
  'decline',
  'accept',
  'cancel',
] as const;
export type QuoteAct = (typeof QUOTE_ACTS)[number];

const MOVES: Readonly<Record<QuoteState, Partial<Record<QuoteAct, QuoteState>>>> = {
  draft: { submit: 'submitted', cancel: 'cancelled' },
  submitted: { begin_pricing: 'pricing', cancel: 'cancelled' },
  pricing: { ask: 'needs_info', offer: 'offered', refuse: 'declined', cancel: 'cancelled' },
  needs_info: { answer: 'pricing', cancel: 'cancelled' },
  offered: {
    accept: 'accepted',
    decline: 'declined',
    expire: 'expired',
    // Another method or country is another version of the offer.
    recalculate: 'pricing',
    cancel: 'cancelled',
  },
  expired: { request_again: 'pricing', cancel: 'cancelled' },
  declined: {},
  accepted: { cancel: 'cancelled' },
  cancelled: {},
};

/** The refusal of an act that the state does not allow. */
export type ImpossibleMove = {
  readonly kind: 'impossible';
  readonly from: QuoteState;
  readonly act: QuoteAct;
};

/** The next state of a quote. The only place that knows which act follows which state. */
export const moveQuote = (from: QuoteState, act: QuoteAct): Result<QuoteState, ImpossibleMove> => {
  const to = MOVES[from][act];
  return to === undefined ? err({ kind: 'impossible', from, act }) : ok(to);
};

/** How long an offer is valid. */
export const OFFER_DAYS = 7;

const DAY_MS = 86_400_000;

export const validUntil = (offeredAt: Date): Date => new Date(offeredAt.getTime() + OFFER_DAYS * DAY_MS);
