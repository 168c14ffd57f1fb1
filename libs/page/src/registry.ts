import type { HomeText } from '@shop/data-access/home';
import type { ReactNode } from 'react';
import type { ShippingMethod } from './preferences.ts';

/**
 * The names that features share: modals, slots, checks. Names used by more than one library are here; a
 * feature adds its own with `declare module '@shop/page/registry'` in its `*.registry.ts`.
 */

/** The props of each modal, and its result. */
export interface ModalContracts {
  cart: { props: object; result: never };
  /** Returns the id of the saved address. */
  'new-address': { props: { /** The only choice. */ countryId?: number }; result: number };
  /** By air or by sea, with the delivered prices of a product or a cart; returns the choice. */
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
  /** No result: another page replaced the one below it before the client acted. */
  'unpaid-orders': { props: { count: number }; result: 'seen' };
}

/** Places where one feature shows a part of another, and the props of each part. */
export interface SlotProps {
  'header.cart': object;
  'header.account': object;
  /**
   * Renders nothing itself: sends the summary of the cart to the bar at the bottom, as a number and in words.
   */
  'bar.cart': { draw: (cart: { count?: string; description?: string }) => ReactNode };
  /** Around the header's plain search field: may extend it, never replace it. */
  'header.search': { field: ReactNode };
  /** The pages of the client's account, with the current one marked. */
  'account.nav': {
    current:
      | 'overview'
      | 'orders'
      | 'parcels'
      | 'reviews'
      | 'wishes'
      | 'cards'
      | 'balance'
      | 'information'
      | 'addresses';
  };
  /** The orders section of the account. */
  'account.orders': object;
  /** Blocks of texts in the home page. */
  'home.text': { blocks: readonly HomeText[] };
  /** Similar goods; by the slugs of the items in the cart, oldest first. */
  'cart.similar': { slugs: readonly string[] };
}

/** Checks used by routes of more than one library. */
export interface CheckNames {
  'about-us': true;
  auth: true;
  dealzone: true;
  marketplace: true;
}

export type SlotName = keyof SlotProps;
