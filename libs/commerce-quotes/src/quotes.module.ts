import type { Database } from '@shop/database';
import type { Jobs } from '@shop/commerce-jobs';
import type { Module } from '@shop/commerce-kit/module';
import { draftRoutes } from './draft.routes.ts';
import { expireOffers } from './expire-offers.ts';
import { learnKinds, learnKindsOnce } from './goods-kinds.repository.ts';
import { quotesRoutes } from './quotes.routes.ts';
import type { QuotesDeps } from './quotes.ports.ts';

type CreatedQuotes = {
  readonly routes: Module;
  /** Ends offers whose time is over; returns how many. */
  readonly expire: () => Promise<number>;
  /** Before a new shop's first request: the kinds of goods have typical measures. */
  readonly prepare: () => Promise<void>;
};

/** Quotes of goods from any web store. */
export const createQuotes = (deps: QuotesDeps): CreatedQuotes => ({
  routes: async (app) => {
    await draftRoutes(deps)(app);
    await quotesRoutes(deps)(app);
  },
  expire: () => expireOffers(deps),
  prepare: () => learnKindsOnce(deps.db, deps.clock()),
});

const LEARN_KINDS = 'quotes-learn-kinds';

type Night = { jobs: Pick<Jobs, 'work' | 'schedule'>; db: Database; clock: () => Date };

/** The typical measures follow the catalogue, once a night. */
export const learnKindsNightly = ({ jobs, db, clock }: Night): void => {
  jobs.work(LEARN_KINDS, () => learnKinds(db, clock()));
  jobs.schedule(LEARN_KINDS, '13 3 * * *');
};
