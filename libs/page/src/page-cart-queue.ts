import type { Cart } from '@shop/data-access';
import { sendAct } from '@shop/data-access/cart-change';
import { createCartQueue, type CartQueue, type Unanswered } from '@shop/data-access/cart-queue';
import { askForCart } from './ask-for-cart.ts';
import { inTurn, tellOtherTabs } from './cart-tab.ts';
import { createChangeKey } from './change-key.ts';
import type { PageContext } from './page-context.ts';

/** The queue between a page's cache and the API. Fetched when the cart is about to change: see `cartQueueOf`. */
export const createPageCartQueue = (page: PageContext, unanswered: Unanswered): CartQueue => {
  const { api, queryClient, queries, language } = page;
  const { queryKey } = queries.cart.current(language.id);
  /** The cart as the server said last, while changes are shown that it has not answered. */
  let saved: Cart | undefined;
  return createCartQueue({
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
      tellOtherTabs();
    },
    askAgain: () => {
      if (!navigator.onLine && saved) queryClient.setQueryData<Cart>(queryKey, saved);
      saved = undefined;
      askForCart(queryClient, queryKey);
    },
    alone: inTurn,
    unanswered,
  });
};
