import { isApiProblem } from '../api-problem.ts';

/** Refusals with their own message; every other error is `failed`. */
const REFUSALS = ['sold_out', 'cart_full', 'not_found', 'too_many_requests'] as const;
type Refusal = (typeof REFUSALS)[number];

/** The result of a change: done, done with a quantity brought into range, refused, or not answered. */
export type ActOutcome = 'done' | 'adjusted' | 'failed' | Refusal;

export const outcomeOf = (problem: unknown): ActOutcome => {
  if (!isApiProblem(problem) || problem.kind !== 'refused') return 'failed';
  if (problem.status === 429) return 'too_many_requests';
  return REFUSALS.find((code) => code === problem.message) ?? 'failed';
};

/** The shop refused this one change; waiting changes are not affected. */
export const isRefusal = (outcome: ActOutcome): boolean =>
  outcome === 'sold_out' || outcome === 'cart_full' || outcome === 'not_found';
