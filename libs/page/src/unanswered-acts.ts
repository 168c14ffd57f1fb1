import type { CartAct } from '@shop/data-access/cart-change';
import type { Unanswered } from '@shop/data-access/cart-queue';

const PLACE = 'shop_cart_acts';
/** An act of long ago is no longer what the shopper expects. */
const LONGEST_MS = 5 * 60_000;

type Kept = { readonly at: number; readonly acts: readonly CartAct[] };

/** Changes of the cart that this tab has had no answer to; where nothing can be kept, nothing is. */
export const createUnansweredActs = (): Unanswered => {
  let isLeaving = false;
  if (typeof window !== 'undefined') {
    // A request that is cut off by leaving has not failed: it is sent again by the page that follows.
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
        // A full or forbidden store: the change itself goes on.
      }
    },
  };
};
