import type { Amount } from './money.ts';

/** Why a buyer claims. */
export const CLAIM_REASONS = [
  'defective',
  'damaged',
  'wrong_item',
  'missing',
  'not_as_described',
  'other',
] as const;
export type ClaimReason = (typeof CLAIM_REASONS)[number];

/** What the buyer asks for. */
export const CLAIM_WISHES = ['repair', 'replacement', 'price_reduction', 'refund'] as const;
export type ClaimWish = (typeof CLAIM_WISHES)[number];

/** `question`: the buyer's answer is awaited. `refund`, `replacement` and `repair`: accepted in that way. */
export const CLAIM_STATES = [
  'received',
  'in_review',
  'question',
  'refund',
  'replacement',
  'repair',
  'refused',
  'closed',
] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** The states in which a claim is accepted. */
export const ACCEPTED_STATES = ['refund', 'replacement', 'repair'] as const;

const DECIDED: readonly ClaimState[] = [...ACCEPTED_STATES, 'refused'];

const NEXT: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  received: ['in_review', 'question', ...DECIDED],
  in_review: ['question', ...DECIDED],
  question: ['in_review', ...DECIDED, 'closed'],
  // The money is on its way: only the end is left.
  refund: ['closed'],
  // Goods that cannot be replaced or repaired in time are refunded.
  replacement: ['refund', 'closed'],
  repair: ['replacement', 'refund', 'closed'],
  refused: ['in_review', 'closed'],
  closed: [],
};

/** Whether a claim may change from one state to another. */
export const mayBecome = (from: ClaimState, to: ClaimState): boolean => NEXT[from].includes(to);

/** Whether buyer and staff may still write. */
export const isOpenClaim = (state: ClaimState): boolean => state !== 'closed';

/** The state after a message of the buyer: an answer to a question returns the claim to review. */
export const stateAfterReply = (state: ClaimState): ClaimState =>
  state === 'question' ? 'in_review' : state;

const OVER = ['cancelled', 'refunded'];

/** Whether goods of an order may be claimed. Its milestones are not asked: a carrier may report late. */
export const isClaimable = ({ state, isPaid }: { state: string; isPaid: boolean }): boolean =>
  isPaid && !OVER.includes(state);

export const MOST_CLAIM_FILES = 5;
export const LONGEST_CLAIM_TEXT = 3_000;

/** `CL184`: the brand's number of a claim. */
export const claimNumber = (number: number): string => `CL${number}`;

/** The number in `CL184`, `cl 184` or `184`; null for any other text. */
export const claimNumberIn = (said: string): number | null => {
  const number = Number(/^(?:cl)?\s*#?(\d{1,9})$/i.exec(said.trim())?.[1] ?? 0);
  return number > 0 ? number : null;
};

type ClaimedLine = { readonly unitPrice: Amount; readonly quantity: number };

const CENT = 100;

/**
 * The refund of claimed lines: their share of what was paid, shipping and taxes included, rounded to a cent. All
 * lines together give the full total.
 */
export const refundOfLines = (
  claimed: readonly ClaimedLine[],
  order: { readonly subtotal: Amount; readonly total: Amount },
): Amount => {
  const goods = claimed.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  if (order.subtotal <= 0) return 0;
  const share = (BigInt(order.total) * BigInt(goods)) / BigInt(order.subtotal);
  const cents = (share + BigInt(CENT / 2)) / BigInt(CENT);
  return Math.min(Number(cents) * CENT, order.total);
};
