import { sql, type Database } from '@shop/database';
import type { Jobs } from '@shop/commerce-jobs';

const END_REDUCTIONS = 'prices-end-reductions';
/** Midnight of a market can be at any quarter of an hour. */
const EVERY_QUARTER = '*/15 * * * *';
const MOST_AT_ONCE = 1_000;

const endSome = async (db: Database): Promise<number> => {
  const { rows } = await sql<{
    ended: number;
  }>`select end_variant_reductions(${MOST_AT_ONCE}) as ended`.execute(db);
  return rows[0]?.ended ?? 0;
};

const endAll = async (db: Database): Promise<void> => {
  while ((await endSome(db)) === MOST_AT_ONCE);
};

/** A reduction that ended disappears from listings and pages at most a quarter of an hour later. */
export const endReductionsRegularly = ({
  jobs,
  db,
}: {
  jobs: Pick<Jobs, 'work' | 'schedule'>;
  db: Database;
}): void => {
  jobs.work(END_REDUCTIONS, () => endAll(db));
  jobs.schedule(END_REDUCTIONS, EVERY_QUARTER);
};
