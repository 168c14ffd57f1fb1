/** What the sandbox does once the shopper has said how to pay. */
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

/** What a wallet or a bank link can be asked to do. */
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

/** Any number that is no test card is refused by the page itself, as a mistyped one would be. */
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
