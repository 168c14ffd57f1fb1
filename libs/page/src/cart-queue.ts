import { createLazyCartQueue, type ActOutcome, type LazyCartQueue } from '@shop/data-access';
import type { CartChange } from '@shop/data-access/cart-change';
import { useSyncExternalStore } from 'react';
import { createChangeKey } from './change-key.ts';
import type { PageContext } from './page-context.ts';
import { usePage } from './page-provider.tsx';
import { createUnansweredActs } from './unanswered-acts.ts';

/** One queue per tab, for any number of views that change the cart. */
const queues = new WeakMap<PageContext['queryClient'], LazyCartQueue>();

/** The only way in which this tab changes the cart. */
export const cartQueueOf = (page: PageContext): LazyCartQueue => {
  const { queryClient } = page;
  const known = queues.get(queryClient);
  if (known) return known;
  const unanswered = createUnansweredActs();
  const queue = createLazyCartQueue({
    load: async () => (await import('./page-cart-queue.ts')).createPageCartQueue(page, unanswered),
    makeKey: createChangeKey,
    unanswered,
  });
  queues.set(queryClient, queue);
  return queue;
};

/** Changes of the cart from any page, and their state. */
export const useCartQueue = () => {
  const queue = cartQueueOf(usePage());
  const state = useSyncExternalStore(queue.subscribe, queue.state, queue.state);
  return {
    ...state,
    put: (change: CartChange, key?: string): Promise<ActOutcome> => queue.put(change, key),
    resume: queue.resume,
    prepare: queue.prepare,
    /** Resolves when no change is waiting, with the result that must be shown. */
    whenSettled: () => queue.whenSettled().then(() => queue.state().outcome),
  };
};
