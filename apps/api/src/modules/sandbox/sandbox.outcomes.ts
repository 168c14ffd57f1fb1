import type { SandboxOutcome } from './sandbox.cards.ts';
import { LATE_MS, SILENCE_MS, type SandboxBooks, type SandboxPayment } from './sandbox.books.ts';

/** Where the shopper goes next: back to the shop, or on to another page of the provider. */
export type NextPage = { readonly to: 'return' | 'decline' | 'challenge' };

type Decide = (books: SandboxBooks, payment: SandboxPayment, now: Date) => Promise<NextPage>;

const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

const OUTCOMES: Record<SandboxOutcome, Decide> = {
  success: async (books, { ref }, now) => {
    await books.move(ref, 'captured', { at: now });
    return { to: 'return' };
  },
  decline: async (books, { ref }, now) => {
    await books.move(ref, 'declined', { at: now, reason: 'card_declined' });
    return { to: 'decline' };
  },
  cancel: async (books, { ref }, now) => {
    await books.move(ref, 'cancelled', { at: now, reason: 'cancelled_by_shopper' });
    return { to: 'decline' };
  },
  challenge: async (books, { ref }, now) => {
    await books.move(ref, 'challenge', { at: now, from: ['open'] });
    return { to: 'challenge' };
  },
  /** Paid, though the word of it comes only later. */
  late: async (books, { ref }, now) => {
    await books.move(ref, 'processing', { at: now, turns: { at: after(now, LATE_MS), into: 'captured' } });
    return { to: 'return' };
  },
  doubled: async (books, { ref }, now) => {
    await books.move(ref, 'captured', { at: now, copies: 2 });
    return { to: 'return' };
  },
  /** Somebody else tells the shop that it was paid; it was not. */
  forged: async (books, payment, now) => {
    await books.forge(payment, now);
    await books.move(payment.ref, 'declined', { at: after(now, 1000), reason: 'card_declined' });
    return { to: 'return' };
  },
  /** The provider answers nothing for a while, and then says that nothing was paid. */
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

/** Brings a payment to what its own clock says: a late success lands, an unused page closes. */
export const ripen = async (
  books: SandboxBooks,
  payment: SandboxPayment,
  now: Date,
): Promise<SandboxPayment> => {
  const { ref, state, turns_at, turns_into, expires_at } = payment;
  if (state === 'processing' && turns_at && turns_at <= now) {
    const into = turns_into === 'captured' ? 'captured' : 'declined';
    return (await books.move(ref, into, { at: now, from: ['processing'] })) ?? payment;
  }
  if ((state === 'open' || state === 'challenge') && expires_at <= now) {
    return (
      (await books.move(ref, 'cancelled', { at: now, reason: 'expired', from: ['open', 'challenge'] })) ??
      payment
    );
  }
  return payment;
};

/** While a time-out card is being thought about the provider gives no answer at all. */
export const isSilent = ({ state, turns_at, turns_into }: SandboxPayment, now: Date): boolean =>
  state === 'processing' && turns_into === 'declined' && turns_at !== null && turns_at > now;
