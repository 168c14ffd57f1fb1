import type { CartAct } from '@shop/data-access/cart-change';
import type { Unanswered } from '@shop/data-access/cart-queue';

const PLACE = 'shop_cart_acts';
/** The shopper no longer expects an old change. */
const LONGEST_MS = 5 * 60_000;

type Kept = { readonly at: number; readonly acts: readonly CartAct[] };

/** Unanswered cart changes of this tab; without storage there are none. */
export const createUnansweredActs = (): Unanswered => {
  let isLeaving = false;
  if (typeof window !== 'undefined') {
    // A request aborted by leaving has not failed: the next page sends it again.
    addEventListener('pagehide', () => (isLeaving = true));
    addEventListener('pageshow', () => (isLeaving = false));
  }
  return {
    read: () => {
      try {
        const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') as Kept | null;
        return kept && Date.now() - kept.at < LONGEST_MS ? kept.acts : [];
      } catch {
        return [];
      }
    },
    write: (acts) => {
      if (isLeaving) return;
      try {
        if (acts.length === 0) sessionStorage.removeItem(PLACE);
        else sessionStorage.setItem(PLACE, JSON.stringify({ at: Date.now(), acts } satisfies Kept));
      } catch {
        // Storage is full or blocked: the change itself works.
      }
    },
  };
};
