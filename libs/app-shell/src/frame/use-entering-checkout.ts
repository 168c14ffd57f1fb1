import { useLocation, useNavigation } from 'react-router-dom';

/**
 * With or without the language: the router's navigation has whole addresses, the page's location does not.
 */
const CHECKOUT = /^(?:\/[a-z]{2})?\/(?:checkout|payment|confirm)(?:\/|$)/;

/** True from the click that leads into the checkout until its page is shown: the session is created in between. */
export const useEnteringCheckout = (): boolean => {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location !== undefined && CHECKOUT.test(location.pathname) && !CHECKOUT.test(pathname);
};
