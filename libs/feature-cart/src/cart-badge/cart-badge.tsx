import { useLinks, useModals } from '@shop/page';
import { paths } from '@shop/paths';
import { HeaderLink } from '@shop/ui-theme/header-link';
import type { MouseEvent } from 'react';
import { useBadgeCart } from './use-badge-cart.ts';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The number of pieces and their price. Opens the drawer, or the cart's page without scripts. */
export const CartBadge = () => {
  const cart = useBadgeCart();
  const { href } = useLinks();
  const modals = useModals();

  const openDrawer = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event) || !modals.has('cart')) return;
    event.preventDefault();
    void modals.open('cart');
  };

  return <HeaderLink href={href(paths.cart.to())} icon="cart" onClick={openDrawer} {...cart} />;
};
