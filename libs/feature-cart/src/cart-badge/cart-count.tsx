import type { SlotProps } from '@shop/page';
import { useBadgeCart } from './use-badge-cart.ts';

/** The number on the bar's cart; the bar itself links to the cart's page, with or without scripts. */
export const CartCount = ({ draw }: SlotProps['bar.cart']) => {
  const { count, description } = useBadgeCart();
  return draw({ description, ...(count && { count }) });
};
