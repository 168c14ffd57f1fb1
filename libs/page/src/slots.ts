import type { ReactNode } from 'react';

/** Places where one feature shows a piece of another, and what each piece is told. */
export type SlotProps = {
  'header.cart': object;
  'header.account': object;
  /** Draws nothing itself: tells the bar at the bottom how full the cart is, in a number and in words. */
  'bar.cart': { draw: (cart: { count?: string; description?: string }) => ReactNode };
  /** Takes the place of the plain search field; `term` is what is being searched now. */
  'header.search': { term: string };
  'cart.similar': { productIds: readonly number[] };
  'product.similar': { productId: number; categoryId: number | null };
  'home.deals': object;
  'order.similar': { productIds: readonly number[] };
};
export type SlotName = keyof SlotProps;
