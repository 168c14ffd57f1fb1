import type { Database } from '@shop/database';
import type { Jobs } from '@shop/commerce-jobs';
import { writeSalesThrough } from './sales.repository.ts';

const COUNT_SALES = 'catalogue-count-sales';
const EVERY_QUARTER = '*/15 * * * *';
/** Far longer than the interval between two counts, so that a server that was down misses nothing. */
const LOOKED_BACK_MS = 86_400_000;

type SalesCountDeps = { jobs: Pick<Jobs, 'work' | 'schedule'>; db: Database; clock: () => Date };

/** The order of best sellers is at most a quarter of an hour old. */
export const countSalesRegularly = ({ jobs, db, clock }: SalesCountDeps): void => {
  jobs.work(COUNT_SALES, () => writeSalesThrough(db, new Date(clock().getTime() - LOOKED_BACK_MS)));
  jobs.schedule(COUNT_SALES, EVERY_QUARTER);
};
