import {
  createCartQueue,
  sendAct,
  type ActOutcome,
  type Cart,
  type CartChange,
  type CartQueue,
} from '@shop/data-access';
import { useSyncExternalStore } from 'react';
import { createChangeKey } from './change-key.ts';
import type { PageContext } from './page-context.ts';
import { usePage } from './page-provider.tsx';
import { inTurn, otherTabs } from './other-tabs.ts';
import { createUnansweredActs } from './unanswered-acts.ts';

/** One queue a tab, however many views change the cart. */
const queues = new WeakMap<PageContext['queryClient'], CartQueue>();

/** The one way by which this tab changes the cart. */
export const cartQueueOf = (page: PageContext): CartQueue => {
  const { api, queryClient, queries, language, isServer } = page;
  const known = queues.get(queryClient);
  if (known) return known;
  const { queryKey } = queries.cart.current(language.id);
  /** The cart as the server said last, while changes are shown that it has not answered. */
  let saved: Cart | undefined;
  const askAgain = () => {
    const isAway = !navigator.onLine;
    // Asking would fail now: the query itself asks when the line is back.
    if (isAway && saved) queryClient.setQueryData<Cart>(queryKey, saved);
    saved = undefined;
    void queryClient.invalidateQueries({ queryKey, refetchType: isAway ? 'none' : 'active' });
  };
  const queue: CartQueue = createCartQueue({
    send: (act) => sendAct(api, act),
    makeKey: createChangeKey,
    show: (draw) => {
      // A fetch under way would put the old cart back.
      void queryClient.cancelQueries({ queryKey });
      saved ??= queryClient.getQueryData<Cart>(queryKey);
      queryClient.setQueryData<Cart>(queryKey, (cart) => cart && draw(cart));
    },
    keep: (cart, shown) => {
      void queryClient.cancelQueries({ queryKey });
      saved = shown === cart ? undefined : cart;
      queryClient.setQueryData<Cart>(queryKey, shown);
      otherTabs.tell();
    },
    askAgain,
    alone: inTurn,
    unanswered: createUnansweredActs(),
  });
  if (!isServer) otherTabs.hear(() => !queue.state().isPending && askAgain());
  queues.set(queryClient, queue);
  return queue;
};

/** Changes of the cart from any page, and how they stand. */
export const useCartQueue = () => {
  const queue = cartQueueOf(usePage());
  const state = useSyncExternalStore(queue.subscribe, queue.state, queue.state);
  return {
    ...state,
    put: (change: CartChange, key?: string): Promise<ActOutcome> => queue.put(change, key),
    resume: queue.resume,
    /** Resolves, when nothing waits any more, with what the shopper must be told. */
    whenSettled: () => queue.whenSettled().then(() => queue.state().outcome),
  };
};
