import type { Database } from '@shop/database';
import type { Jobs } from '@shop/commerce-jobs';
import { writeSalesThrough } from './sales.repository.ts';

const COUNT_SALES = 'catalogue-count-sales';
const EVERY_QUARTER = '*/15 * * * *';
/** Far longer than the pause between two counts: a server that was away has nothing to catch up with. */
const LOOKED_BACK_MS = 86_400_000;

type Deps = { jobs: Pick<Jobs, 'work' | 'schedule'>; db: Database; clock: () => Date };

/** Best sellers are sorted by what was paid for, a quarter of an hour ago at most. */
export const countSalesRegularly = ({ jobs, db, clock }: Deps): void => {
  jobs.work(COUNT_SALES, () => writeSalesThrough(db, new Date(clock().getTime() - LOOKED_BACK_MS)));
  jobs.schedule(COUNT_SALES, EVERY_QUARTER);
};
