import { AMOUNT_PER_UNIT } from '@shop/domain/money';
import type { SandboxOutcome } from './sandbox.cards.ts';
import {
  AFTERWARDS_MS,
  LATE_MS,
  SILENCE_MS,
  type SandboxBooks,
  type SandboxPayment,
} from './sandbox.books.ts';

/** Where the shopper goes next: back to the shop, or to another page of the provider. */
export type NextPage = { readonly to: 'return' | 'decline' | 'challenge' };

type Decide = (books: SandboxBooks, payment: SandboxPayment, now: Date) => Promise<NextPage>;

const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

const OUTCOMES: Record<SandboxOutcome, Decide> = {
  success: async (books, { ref }, now) => {
    await books.move(ref, 'captured', { at: now });
    return { to: 'return' };
  },
  decline: async (books, { ref }, now) => {
    await books.move(ref, 'declined', { at: now, reason: 'refused' });
    return { to: 'decline' };
  },
  cancel: async (books, { ref }, now) => {
    await books.move(ref, 'cancelled', { at: now, reason: 'cancelled' });
    return { to: 'decline' };
  },
  challenge: async (books, { ref }, now) => {
    await books.move(ref, 'challenge', { at: now, from: ['open'] });
    return { to: 'challenge' };
  },
  /** Paid, with a late webhook. */
  late: async (books, { ref }, now) => {
    await books.move(ref, 'processing', { at: now, turns: { at: after(now, LATE_MS), into: 'captured' } });
    return { to: 'return' };
  },
  doubled: async (books, { ref }, now) => {
    await books.move(ref, 'captured', { at: now, copies: 2 });
    return { to: 'return' };
  },
  /** A provider’s error: it captures one unit less than requested. */
  wrong_sum: async (books, { ref, amount, currency }, now) => {
    await books.move(ref, 'captured', {
      at: now,
      takes: { amount: Math.max(0, amount - AMOUNT_PER_UNIT), currency },
    });
    return { to: 'return' };
  },
  refunded: async (books, { ref }, now) => {
    await books.move(ref, 'captured', {
      at: now,
      turns: { at: after(now, AFTERWARDS_MS), into: 'refunded' },
    });
    return { to: 'return' };
  },
  disputed: async (books, { ref }, now) => {
    await books.move(ref, 'captured', {
      at: now,
      turns: { at: after(now, AFTERWARDS_MS), into: 'disputed' },
    });
    return { to: 'return' };
  },
  /** A forged webhook reports an unpaid payment as paid. */
  forged: async (books, payment, now) => {
    await books.forge(payment, now);
    await books.move(payment.ref, 'declined', { at: after(now, 1000), reason: 'refused' });
    return { to: 'return' };
  },
  /** The provider does not answer for a while, and then reports that nothing was paid. */
  timeout: async (books, { ref }, now) => {
    await books.move(ref, 'processing', { at: now, turns: { at: after(now, SILENCE_MS), into: 'declined' } });
    return { to: 'return' };
  },
};

export const payInSandbox = (
  books: SandboxBooks,
  payment: SandboxPayment,
  outcome: SandboxOutcome,
  now: Date,
): Promise<NextPage> => OUTCOMES[outcome](books, payment, now);

type Ripening = (books: SandboxBooks, payment: SandboxPayment, now: Date) => Promise<SandboxPayment | null>;

/** What happens to a payment at its due time. */
const TURNS: Readonly<Record<NonNullable<SandboxPayment['turns_into']>, Ripening>> = {
  captured: (books, { ref }, now) => books.move(ref, 'captured', { at: now, from: ['processing'] }),
  declined: (books, { ref }, now) => books.move(ref, 'declined', { at: now, from: ['processing'] }),
  refunded: (books, { ref }, now) => books.giveBack(ref, now),
  disputed: (books, { ref }, now) => books.move(ref, 'disputed', { at: now, from: ['captured'] }),
};

const expire: Ripening = (books, { ref }, now) =>
  books.move(ref, 'cancelled', { at: now, reason: 'expired', from: ['open', 'challenge'] });

const ripeningOf = ({ state, turns_at, turns_into, expires_at }: SandboxPayment, now: Date) => {
  const isUnused = state === 'open' || state === 'challenge';
  if (isUnused) return expires_at <= now ? expire : undefined;
  const isTurning = (state === 'processing' || state === 'captured') && turns_at !== null && turns_at <= now;
  return isTurning && turns_into ? TURNS[turns_into] : undefined;
};

/** Applies what is due to a payment: a late success is captured, an unused page closes. */
export const ripen = async (
  books: SandboxBooks,
  payment: SandboxPayment,
  now: Date,
): Promise<SandboxPayment> => (await ripeningOf(payment, now)?.(books, payment, now)) ?? payment;

/** Until a time-out card is due the provider does not answer. */
export const isSilent = ({ state, turns_at, turns_into }: SandboxPayment, now: Date): boolean =>
  state === 'processing' && turns_into === 'declined' && turns_at !== null && turns_at > now;
