import { AMOUNT_PER_CENT } from '@shop/domain/money';
import type { SandboxBooks, SandboxPayment } from './sandbox.books.ts';

/** What may happen to a captured payment. */
const AFTERWARDS = ['refund', 'refund_half', 'dispute', 'win', 'lose'] as const;
type Afterwards = (typeof AFTERWARDS)[number];

const roundedHalf = (amount: number): number => Math.floor(amount / 2 / AMOUNT_PER_CENT) * AMOUNT_PER_CENT;

const ACTS: Readonly<
  Record<Afterwards, (books: SandboxBooks, payment: SandboxPayment, at: Date) => Promise<unknown>>
> = {
  refund: (books, { ref }, at) => books.giveBack(ref, at),
  refund_half: (books, { ref, amount }, at) => books.giveBack(ref, at, { amount: roundedHalf(amount) }),
  dispute: (books, { ref }, at) => books.move(ref, 'disputed', { at, from: ['captured'] }),
  win: (books, { ref }, at) => books.move(ref, 'dispute_won', { at, from: ['disputed'] }),
  lose: (books, { ref }, at) => books.move(ref, 'dispute_lost', { at, from: ['disputed'] }),
};

/** The possible actions for a captured payment. */
export const actsOn = ({ state }: SandboxPayment): readonly Afterwards[] => {
  if (state === 'captured') return ['refund', 'refund_half', 'dispute'];
  if (state === 'dispute_won') return ['refund'];
  return state === 'disputed' ? ['win', 'lose'] : [];
};

/**
 * Refunds or disputes a payment, as the provider's staff or the payer's bank would; false for an impossible
 * action.
 */
export const actAfterwards = async (
  books: SandboxBooks,
  ref: string,
  asked: string | null,
  at: Date,
): Promise<boolean> => {
  const act = AFTERWARDS.find((known) => known === asked);
  const payment = await books.find(ref);
  if (!act || !payment || !actsOn(payment).includes(act)) return false;
  await ACTS[act](books, payment, at);
  return true;
};
