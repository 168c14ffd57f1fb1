import { askForCart } from './ask-for-cart.ts';
import { cartQueueOf } from './cart-queue.ts';
import { OTHER_TABS } from './other-tabs.ts';
import type { PageContext } from './page-context.ts';

/** A change that was answered after this page had been asked for may be missing in it. */
const isChangedSinceAsked = (): boolean => {
  try {
    return Number(localStorage.getItem(OTHER_TABS)) > performance.timeOrigin;
  } catch {
    return false;
  }
};

/**
 * Shows the cart as this browser has changed it in other tabs, or in the page before this one. Called once for a
 * document, after hydration.
 */
export const followCart = (page: PageContext): void => {
  const { queryClient, queries, language } = page;
  const { queryKey } = queries.cart.current(language.id);
  // Changes under way end with the cart that the server answers.
  const ask = (): void => {
    if (!cartQueueOf(page).state().isPending) askForCart(queryClient, queryKey);
  };
  if (isChangedSinceAsked()) ask();
  addEventListener('storage', ({ key }) => {
    if (key === OTHER_TABS) ask();
  });
};
