import { laterPaths } from '@shop/paths/later';

/** What the page says of the last act. */
export type Done = 'kept' | 'open' | 'removed' | 'ending';

type Outcome = { readonly state: Done | 'refused'; readonly reason?: string | undefined };

/** The page with the outcome in its address. */
export const withOutcome = ({ state, reason = 'unknown' }: Outcome): string =>
  laterPaths.savedCards.to({}, state === 'refused' ? { declined: reason } : { done: state });
