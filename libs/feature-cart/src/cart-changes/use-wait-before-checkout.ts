import { useCartQueue, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** The checkout copies the cart: a link to it, clicked while changes are pending, is followed once they are answered. */
export const useWaitBeforeCheckout = () => {
  const { whenSettled, isPending } = useCartQueue();
  const navigate = useNavigate();
  const { href } = useLinks();
  return (event: MouseEvent<HTMLElement>): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!isPending || link?.getAttribute('href') !== href(paths.checkout.to({}))) return;
    event.preventDefault();
    void whenSettled().then((told) => told !== 'failed' && navigate(paths.checkout.to({})));
  };
};
