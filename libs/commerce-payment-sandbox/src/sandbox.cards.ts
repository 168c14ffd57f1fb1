/** What the sandbox does after the shopper has submitted the payment form. */
export type SandboxOutcome =
  | 'success'
  | 'decline'
  | 'challenge'
  | 'late'
  | 'doubled'
  | 'forged'
  | 'timeout'
  | 'wrong_sum'
  | 'refunded'
  | 'disputed'
  | 'cancel';

export const TEST_CARDS: readonly { number: string; outcome: SandboxOutcome }[] = [
  { number: '4242 4242 4242 4242', outcome: 'success' },
  { number: '4000 0000 0000 3220', outcome: 'challenge' },
  { number: '4000 0000 0000 0002', outcome: 'decline' },
  { number: '4000 0000 0000 0259', outcome: 'late' },
  { number: '4000 0000 0000 0341', outcome: 'doubled' },
  { number: '4000 0000 0000 0127', outcome: 'forged' },
  { number: '4000 0000 0000 0119', outcome: 'timeout' },
  { number: '4000 0000 0000 0093', outcome: 'wrong_sum' },
  { number: '4000 0000 0000 5126', outcome: 'refunded' },
  { number: '4000 0000 0000 2685', outcome: 'disputed' },
];

/** The outcomes that can be chosen for a wallet or a bank link. */
export const CHOICES = [
  'success',
  'decline',
  'late',
  'doubled',
  'forged',
  'timeout',
  'wrong_sum',
  'refunded',
  'disputed',
] as const satisfies readonly SandboxOutcome[];

/** The page itself refuses any number that is not a test card, like a mistyped one. */
export const outcomeOfCard = (number: string): SandboxOutcome | undefined => {
  const digits = number.replaceAll(/\D/g, '');
  return TEST_CARDS.find((card) => card.number.replaceAll(' ', '') === digits)?.outcome;
};

export const BANKS = [
  { code: 'northbank', name: 'Northbank' },
  { code: 'balticredit', name: 'Balticredit' },
  { code: 'luminara', name: 'Luminara' },
  { code: 'amberpank', name: 'Amberpank' },
] as const;
