import { pageTotals } from './page-totals.ts';

/** The one thing that the page offers to the proof that drives it. */
Object.assign(globalThis, { pageTotals });
