import { checkoutKeys, checkoutQueries } from '@shop/data-access/checkout';
import { usePage } from '@shop/page';
import { splitLocale } from '@shop/paths';
import { useEffect } from 'react';
import { leavesCheckout } from './checkout-area.ts';
import { rememberLeave } from './pending-leave.ts';

/**
 * Ends the session when the visitor leaves the checkout by a link or back. Closing the tab and full page
 * loads are left to expiry. The cart is refetched only when the session has ended.
 */
export const useLeaving = (slug: string): void => {
  const { api, brand, language, queryClient } = usePage();
  useEffect(
    () => () => {
      // The address is the opened one at this point.
      const { path } = splitLocale(window.location.pathname, brand.locales);
      if (!leavesCheckout(slug, path)) return;
      const leave = checkoutQueries(api)
        .invalidate(slug, language.id)
        .then(() => {
          queryClient.removeQueries({ queryKey: checkoutKeys.one(slug) });
          return queryClient.invalidateQueries({ queryKey: ['cart'] });
        })
        // Refused while a payment is in flight: then session and cart stay as they are.
        .catch(() => {});
      rememberLeave(queryClient, leave);
    },
    [slug, api, brand, language.id, queryClient],
  );
};
