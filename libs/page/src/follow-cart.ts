import { askForCart } from './ask-for-cart.ts';
import { cartQueueOf } from './cart-queue.ts';
import { OTHER_TABS_KEY } from './other-tabs-key.ts';
import type { PageContext } from './page-context.ts';

/** A change answered after this page was requested may be missing in it. */
const isChangedSinceAsked = (): boolean => {
  try {
    return Number(localStorage.getItem(OTHER_TABS_KEY)) > performance.timeOrigin;
  } catch {
    return false;
  }
};

/**
 * Shows changes of the cart and the visitor from other tabs, or from the page before this one. Called once
 * per document, after hydration.
 */
export const followCart = (page: PageContext): void => {
  // Changes in progress end with the cart of the server's answer.
  const ask = (): void => {
    if (!cartQueueOf(page).state().isPending) askForCart(page);
  };
  if (isChangedSinceAsked()) ask();
  addEventListener('storage', ({ key }) => {
    if (key === OTHER_TABS_KEY) ask();
  });
  // A page restored from memory received no events of other tabs.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) ask();
  });
};
