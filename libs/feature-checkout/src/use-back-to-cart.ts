import { paths } from '@shop/paths';
import { useEffect } from 'react';
import { useBlocker, useNavigate } from 'react-router-dom';
import { leavesCheckout } from './checkout-area.ts';

/** Going back from the shipping step opens the cart, regardless of the previous page. */
export const useBackToCart = (slug: string): void => {
  const navigate = useNavigate();
  const blocker = useBlocker(
    ({ nextLocation, historyAction }) =>
      historyAction === 'POP' &&
      nextLocation.pathname !== paths.cart.to() &&
      leavesCheckout(slug, nextLocation.pathname),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    void navigate(paths.cart.to(), { replace: true });
  }, [blocker, navigate]);
};
