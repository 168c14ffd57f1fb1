/** The result of a proof, as one row of the printed table. */
export type ProofRow = {
  readonly what: string;
  readonly wanted: string;
  readonly found: string;
  readonly holds: boolean;
  /** The first differences in words. */
  readonly faults?: readonly string[];
};
