/** A second factor of staff, beside the password. */
export type SecondFactor = {
  /** Whether the person has set one up, or must. */
  readonly isNeeded: (staffId: number) => Promise<boolean>;
  /** Whether the code is right now; a code is used up by it. */
  readonly check: (staffId: number, code: string, now: Date) => Promise<boolean>;
};

/** Nobody has one. */
export const noSecondFactor: SecondFactor = {
  isNeeded: async () => false,
  check: async () => false,
};
