const CENTS = 100;

/** An amount that a client typed, to cents. */
export const typedAmount = (typed: number): number => Math.round(typed * CENTS) * CENTS;
