import type { ClaimReason, ClaimState, ClaimWish } from '@shop/domain/claim';

export type ClaimPlan = {
  readonly reason: ClaimReason;
  readonly wish: ClaimWish;
  readonly daysAgo: number;
  /** The states that it has passed; it is in the last one. */
  readonly road: readonly ClaimState[];
  readonly text: string;
  /** What staff wrote. */
  readonly answer?: string;
};

/** One in each state. */
export const PLANS: readonly ClaimPlan[] = [
  {
    ...{ reason: 'defective', wish: 'replacement', daysAgo: 1, road: ['received'] },
    text: 'It does not switch on.',
  },
  {
    ...{ reason: 'damaged', wish: 'refund', daysAgo: 3, road: ['received', 'in_review'] },
    text: 'The box was crushed, and the lid is broken.',
  },
  {
    ...{ reason: 'not_as_described', wish: 'price_reduction', daysAgo: 4, road: ['received', 'question'] },
    text: 'The colour is not the one in the pictures.',
    answer: 'Please send a photo of it in daylight.',
  },
  {
    ...{ reason: 'defective', wish: 'refund', daysAgo: 8, road: ['received', 'in_review', 'refund'] },
    text: 'The zip broke on the second day.',
    answer: 'You get your money back.',
  },
  {
    ...{ reason: 'wrong_item', wish: 'replacement', daysAgo: 9, road: ['received', 'replacement'] },
    text: 'I got another size than the one I ordered.',
    answer: 'We send the right size.',
  },
  {
    ...{ reason: 'defective', wish: 'repair', daysAgo: 10, road: ['received', 'in_review', 'repair'] },
    text: 'One button is stuck.',
    answer: 'We repair it. Please send it to us.',
  },
  {
    ...{ reason: 'other', wish: 'refund', daysAgo: 12, road: ['received', 'refused'] },
    text: 'I do not need it any more.',
    answer: 'A claim is for goods with a fault. You can withdraw from the purchase instead.',
  },
  {
    ...{ reason: 'missing', wish: 'replacement', daysAgo: 20, road: ['received', 'replacement', 'closed'] },
    text: 'The charger was not in the box.',
    answer: 'We have sent the charger.',
  },
];
