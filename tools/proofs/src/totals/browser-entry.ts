import { digestTotals } from './digest.ts';

/** The one thing that the page offers to the proof that drives it. */
Object.assign(globalThis, { digestTotals });
