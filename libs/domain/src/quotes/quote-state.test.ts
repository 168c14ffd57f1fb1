import { expect, test } from 'vitest';
import {
  moveQuote,
  QUOTE_ACTS,
  QUOTE_STATES,
  validUntil,
  type QuoteAct,
  type QuoteState,
} from './quote-state.ts';

const ALLOWED: readonly (readonly [QuoteState, QuoteAct, QuoteState])[] = [
  ['draft', 'submit', 'submitted'],
  ['submitted', 'begin_pricing', 'pricing'],
  ['pricing', 'ask', 'needs_info'],
  ['needs_info', 'answer', 'pricing'],
  ['pricing', 'offer', 'offered'],
  ['pricing', 'refuse', 'declined'],
  ['offered', 'accept', 'accepted'],
  ['offered', 'decline', 'declined'],
  ['offered', 'expire', 'expired'],
  ['offered', 'recalculate', 'pricing'],
  ['expired', 'request_again', 'pricing'],
  ['draft', 'cancel', 'cancelled'],
  ['submitted', 'cancel', 'cancelled'],
  ['pricing', 'cancel', 'cancelled'],
  ['needs_info', 'cancel', 'cancelled'],
  ['offered', 'cancel', 'cancelled'],
  ['expired', 'cancel', 'cancelled'],
  ['accepted', 'cancel', 'cancelled'],
];

test.each(ALLOWED)('a quote that is %s may %s, and is %s then', (from, act, to) => {
  expect(moveQuote(from, act)).toEqual({ ok: true, value: to });
});

const refused = QUOTE_STATES.flatMap((from) => QUOTE_ACTS.map((act) => [from, act] as const)).filter(
  ([from, act]) => !ALLOWED.some(([known, allowed]) => known === from && allowed === act),
);

test.each(refused)('a quote that is %s refuses to %s, and says so', (from, act) => {
  expect(moveQuote(from, act)).toEqual({ ok: false, error: { kind: 'impossible', from, act } });
});

test('an offer is valid for 7 days', () => {
  expect(validUntil(new Date('2026-11-26T12:00:00Z'))).toEqual(new Date('2026-12-03T12:00:00Z'));
});
