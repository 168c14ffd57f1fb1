import { keepCartSummary, type Cart } from '@shop/data-access';
import { sendAct } from '@shop/data-access/cart-change';
import { createCartQueue, type CartQueue, type Unanswered } from '@shop/data-access/cart-queue';
import { askForCart } from './ask-for-cart.ts';
import { inTurn, tellOtherTabs } from './tell-other-tabs.ts';
import { createChangeKey } from './change-key.ts';
import type { PageContext } from './page-context.ts';

/**
 * The queue between a page's cache and the API. Loaded when the cart is about to change: see `cartQueueOf`.
 */
export const createPageCartQueue = (page: PageContext, unanswered: Unanswered): CartQueue => {
  const { api, queryClient, queries, language } = page;
  const { queryKey } = queries.cart.current(language.id);
  const summaryKey = queries.visitor.summary().queryKey;
  /** The server's last cart, while unanswered changes are shown. */
  let saved: Cart | undefined;
  const put = (cart: Cart): void => {
    // A fetch in progress would restore the old cart.
    void queryClient.cancelQueries({ queryKey });
    if (queryClient.getQueryData(summaryKey)) void queryClient.cancelQueries({ queryKey: summaryKey });
    queryClient.setQueryData<Cart>(queryKey, cart);
    keepCartSummary(queryClient, cart);
  };
  return createCartQueue({
    send: (act) => sendAct(api, act),
    makeKey: createChangeKey,
    show: (draw) => {
      const known = queryClient.getQueryData<Cart>(queryKey);
      if (!known) return;
      saved ??= known;
      put(draw(known));
    },
    keep: (cart, shown) => {
      saved = shown === cart ? undefined : cart;
      put(shown);
      tellOtherTabs();
    },
    askAgain: () => {
      if (!navigator.onLine && saved) put(saved);
      saved = undefined;
      askForCart(page);
    },
    alone: inTurn,
    unanswered,
  });
};
