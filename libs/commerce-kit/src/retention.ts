import type { Database, sql } from '@shop/database';

/** Rows that one statement changes, so that locks are short. */
export const FORGET_BATCH = 2_000;

/** How long one kind of data is kept. The library that writes the table owns the rule. */
export type RetentionRule = {
  readonly name: string;
  readonly days: number;
  /** Removes at most a batch of older rows; returns how many. */
  readonly forget: (db: Database, before: Date) => Promise<number>;
};

/** How many rows a statement changed. */
export const changedBy = async (db: Database, statement: ReturnType<typeof sql>): Promise<number> =>
  Number((await statement.execute(db)).numAffectedRows ?? 0n);
