import type { ReactNode } from 'react';
import type { ShippingMethod } from './preferences.ts';

/**
 * What features name to one another: modals, slots, checks. Here stand the names that more than one library
 * uses; a feature adds those of its own with `declare module '@shop/page/registry'` in its `*.registry.ts`.
 */

/** What each modal is told, and what it answers when it closes. */
export interface ModalContracts {
  cart: { props: object; result: never };
  /** Answers the id of the address that was kept. */
  'new-address': { props: { /** Alone to be chosen. */ countryId?: number }; result: number };
  /** By air or by sea, with what a product or a cart costs at the door; answers what was chosen. */
  'shipping-select': {
    props: {
      ways: Record<ShippingMethod, { total: number; days_from: number; days_to: number }>;
      chosen: ShippingMethod;
      currency: string;
      /** Days of arrival count from it. */
      answeredAt: number;
    };
    result: ShippingMethod;
  };
  'edit-address': { props: { id: number }; result: number };
  login: { props: { redirect?: string }; result: 'logged-in' };
  /** No answer: another page came under it before the client had seen to it. */
  'unpaid-orders': { props: { count: number }; result: 'seen' };
}

/** Places where one feature shows a piece of another, and what each piece is told. */
export interface SlotProps {
  'header.cart': object;
  'header.account': object;
  /** Draws nothing itself: tells the bar at the bottom how full the cart is, in a number and in words. */
  'bar.cart': { draw: (cart: { count?: string; description?: string }) => ReactNode };
  /** Around the header's plain search field: may add to it, never take its place. */
  'header.search': { field: ReactNode };
  /** The pages of the client's account, and which of them this is. */
  'account.nav': { current: 'overview' | 'orders' | 'balance' | 'information' | 'addresses' };
  /** The account's part about what was ordered. */
  'account.orders': object;
  /** What else one may like; by the slugs of what lies in the cart, oldest first. */
  'cart.similar': { slugs: readonly string[] };
}

/** Checks that routes of more than one library ask for. */
export interface CheckNames {
  auth: true;
  dealzone: true;
  marketplace: true;
}

export type SlotName = keyof SlotProps;
