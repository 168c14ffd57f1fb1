import { useLocation, useNavigation } from 'react-router-dom';

/** With the language or without: the router's navigation names whole addresses, the page's location does not. */
const CHECKOUT = /^(?:\/[a-z]{2})?\/(?:checkout|payment|confirm)(?:\/|$)/;

/** True from the click that leads into the checkout until its page is shown: the session is created in between. */
export const useEnteringCheckout = (): boolean => {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location !== undefined && CHECKOUT.test(location.pathname) && !CHECKOUT.test(pathname);
};
