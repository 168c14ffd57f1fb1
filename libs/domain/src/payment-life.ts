import type { CurrencyId } from './currencies.ts';
import type { Amount } from './money.ts';
import { MOVES_BEFORE_MONEY } from './payment-moves.ts';
import { isInFlight, type PaymentState, type ReportedState } from './payment-state.ts';

export type Dispute = 'open' | 'won' | 'lost';

/** All known facts about a payment's money. */
export type PaymentStanding = {
  readonly state: PaymentState;
  /** The requested sum. */
  readonly amount: Amount;
  readonly currencyId: number;
  /** The order was booked as paid, whatever came afterwards. */
  readonly isBooked: boolean;
  /** The captured sum; null until it is known. */
  readonly captured: TakenMoney | null;
  /** The sum refunded so far. */
  readonly refunded: Amount;
  readonly dispute: Dispute | null;
};

export type TakenMoney = { readonly amount: Amount; readonly currency: string };

/** The money part of a provider's report. */
export type PaymentWord = {
  readonly state: ReportedState;
  /**
   * The captured sum; null without a capture. `currencyId` is null for a currency that the shop does not
   * know.
   */
  readonly taken: (TakenMoney & { readonly currencyId: CurrencyId | null }) | null;
  /** The sum refunded so far; a report of a full refund may leave it out. */
  readonly refunded: Amount | null;
};

/** The effects of a report, in the order in which they must be applied. */
export type PaymentEffect =
  /** The order is paid. */
  | 'paid'
  /** The payment ends without money: its reservations are released. */
  | 'released'
  /** The buyer cancelled the paid order: the money is due for refund. */
  | 'cancelled'
  /** The paid money was refunded in full. */
  | 'returned'
  | 'disputed'
  | 'dispute_won'
  | 'partly_refunded';

export type ReviewFinding = 'wrong_sum' | 'wrong_currency' | 'captured_after_release' | 'dispute';

export type PaymentStep = {
  readonly standing: PaymentStanding;
  readonly effects: readonly PaymentEffect[];
  /** Why staff must check it. */
  readonly findings: readonly ReviewFinding[];
};

const MONEY_WORDS: readonly ReportedState[] = [
  'captured',
  'refunded',
  'disputed',
  'dispute_won',
  'dispute_lost',
];

/** The report says that money was captured, whatever its later state. */
export const isAboutMoney = (state: ReportedState): boolean => MONEY_WORDS.includes(state);

/**
 * The state after a report. Reports come repeated, late and in any order, so they are collected as facts
 * (captured, refunded, state of the dispute) and the state follows from all of them. Null: the report adds
 * nothing.
 */
export const applyWord = (before: PaymentStanding, word: PaymentWord): PaymentStep | null => {
  if (!isAboutMoney(word.state)) return beforeMoney(before, word.state);
  const mismatch = mismatchOf(before, word);
  if (mismatch && before.isBooked) return { standing: before, effects: [], findings: [mismatch] };
  const after = withState(gather(before, word, mismatch === null));
  const findings = findingsOf(before, after, mismatch);
  if (findings.length === 0 && isSame(before, after)) return null;
  return { standing: after, effects: effectsOf(before, after), findings };
};

const beforeMoney = (before: PaymentStanding, word: ReportedState): PaymentStep | null => {
  // Nothing is known of a payment whose provider could not be read: it may still succeed or fail.
  const isUnread = before.state === 'in_review' && before.captured === null;
  const state = MOVES_BEFORE_MONEY[word]?.[isUnread ? 'authorised' : before.state];
  if (state === undefined) return null;
  const isReleased = state === 'failed' || state === 'cancelled';
  return { standing: { ...before, state }, effects: isReleased ? ['released'] : [], findings: [] };
};

const mismatchOf = (
  { amount, currencyId }: PaymentStanding,
  { taken }: PaymentWord,
): 'wrong_sum' | 'wrong_currency' | null => {
  if (taken && taken.currencyId !== currencyId) return 'wrong_currency';
  return taken?.amount === amount ? null : 'wrong_sum';
};

const isGivenUp = ({ state }: PaymentStanding): boolean =>
  state === 'failed' || state === 'cancelled' || state === 'refund_due';

/** Facts only grow: a late report removes nothing. */
const gather = (
  before: PaymentStanding,
  { state, taken, refunded }: PaymentWord,
  fits: boolean,
): PaymentStanding => {
  const said = taken && { amount: taken.amount, currency: taken.currency };
  const captured = fits ? said : (before.captured ?? said);
  const whole = captured?.amount ?? before.amount;
  const saidBack = refunded ?? (state === 'refunded' ? whole : 0);
  return {
    ...before,
    captured,
    isBooked: before.isBooked || (fits && isInFlight(before.state)),
    refunded: Math.min(whole, Math.max(before.refunded, saidBack)),
    dispute: laterDispute(before.dispute, state),
  };
};

const SAID_DISPUTES: Partial<Record<ReportedState, Dispute>> = {
  disputed: 'open',
  dispute_won: 'won',
  dispute_lost: 'lost',
};

/** An ended dispute is not reopened by an older report. */
const laterDispute = (known: Dispute | null, word: ReportedState): Dispute | null =>
  known === 'won' || known === 'lost' ? known : (SAID_DISPUTES[word] ?? known);

/** The state that follows from the facts. */
const withState = (facts: PaymentStanding): PaymentStanding => ({ ...facts, state: stateOf(facts) });

const stateOf = (facts: PaymentStanding): PaymentState => {
  const whole = facts.captured?.amount ?? facts.amount;
  if (facts.refunded > 0 && facts.refunded >= whole) return 'refunded';
  if (facts.dispute === 'lost') return 'charged_back';
  // The money of a cancelled order is due for refund, whatever is still reported of its capture.
  if (facts.isBooked && facts.state !== 'refund_due')
    return facts.dispute === 'open' ? 'disputed' : 'captured';
  return isGivenUp(facts) ? 'refund_due' : 'in_review';
};

const effectsOf = (before: PaymentStanding, after: PaymentStanding): PaymentEffect[] => {
  if (!after.isBooked) {
    return isInFlight(before.state) && !isInFlight(after.state) ? ['released'] : [];
  }
  const paid: PaymentEffect[] = before.isBooked ? [] : ['paid'];
  return [...paid, ...afterPaying(before, after)];
};

const afterPaying = (before: PaymentStanding, after: PaymentStanding): PaymentEffect[] => {
  if (after.state === 'refunded' || after.state === 'charged_back') {
    return after.state === before.state ? [] : ['returned'];
  }
  const effects: PaymentEffect[] = after.refunded > before.refunded ? ['partly_refunded'] : [];
  if (after.state === 'disputed' && before.state !== 'disputed') return [...effects, 'disputed'];
  if (after.state === 'captured' && before.state === 'disputed') return [...effects, 'dispute_won'];
  return effects;
};

const findingsOf = (
  before: PaymentStanding,
  after: PaymentStanding,
  mismatch: ReviewFinding | null,
): ReviewFinding[] => {
  const findings: ReviewFinding[] = mismatch && after.state === 'in_review' ? [mismatch] : [];
  if (before.state === 'failed' || before.state === 'cancelled') findings.push('captured_after_release');
  if (after.dispute !== before.dispute) findings.push('dispute');
  return findings;
};

const isSame = (one: PaymentStanding, other: PaymentStanding): boolean =>
  one.state === other.state &&
  one.isBooked === other.isBooked &&
  one.refunded === other.refunded &&
  one.dispute === other.dispute &&
  one.captured?.amount === other.captured?.amount;
