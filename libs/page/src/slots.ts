import type { ReactNode } from 'react';

/** Places where one feature shows a piece of another, and what each piece is told. */
export type SlotProps = {
  'header.cart': object;
  'header.account': object;
  /** Draws nothing itself: tells the bar at the bottom how full the cart is, in a number and in words. */
  'bar.cart': { draw: (cart: { count?: string; description?: string }) => ReactNode };
  /** Around the header's plain search field: may add to it, never take its place. */
  'header.search': { field: ReactNode };
  /** The pages of the client's account, and which of them this is. */
  'account.nav': { current: 'overview' | 'orders' };
  /** The account's part about what was ordered. */
  'account.orders': object;
  /** What else one may like; by the slugs of what lies in the cart, oldest first. */
  'cart.similar': { slugs: readonly string[] };
  'order.similar': { productIds: readonly number[] };
};
export type SlotName = keyof SlotProps;
