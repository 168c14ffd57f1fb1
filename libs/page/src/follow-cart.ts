import { askForCart } from './ask-for-cart.ts';
import { cartQueueOf } from './cart-queue.ts';
import { OTHER_TABS_KEY } from './other-tabs-key.ts';
import type { PageContext } from './page-context.ts';

/** A change that was answered after this page had been asked for may be missing in it. */
const isChangedSinceAsked = (): boolean => {
  try {
    return Number(localStorage.getItem(OTHER_TABS_KEY)) > performance.timeOrigin;
  } catch {
    return false;
  }
};

/**
 * Shows the cart and the visitor as this browser has changed them in other tabs, or in the page before this one. Called once for a
 * document, after hydration.
 */
export const followCart = (page: PageContext): void => {
  // Changes under way end with the cart that the server answers.
  const ask = (): void => {
    if (!cartQueueOf(page).state().isPending) askForCart(page);
  };
  if (isChangedSinceAsked()) ask();
  addEventListener('storage', ({ key }) => {
    if (key === OTHER_TABS_KEY) ask();
  });
  // A page that comes back from the browser's memory heard nothing of other tabs meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) ask();
  });
};
