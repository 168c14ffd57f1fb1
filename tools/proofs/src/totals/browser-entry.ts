import { pageTotals } from './page-totals.ts';

/** The page's only function for the proof. */
Object.assign(globalThis, { pageTotals });
