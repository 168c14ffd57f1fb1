import type { Cart } from '@shop/data-access';
import type { UseQueryResult } from '@tanstack/react-query';

type Held = Pick<
  Cart,
  'items' | 'delivery' | 'shipping' | 'expiration' | 'shipping_method' | 'reservation_error'
>;

/** The cart's state on the page: the fetched data, and whether fetching failed. */
export type CartState = { [Name in keyof Held]: Held[Name] | null } & {
  readonly items: Cart['items'];
  readonly shipping_method: Cart['shipping_method'];
  readonly reservation_error: Cart['reservation_error'];
  readonly has_error: boolean;
  readonly loaded: boolean;
};

export const FIRST_CART_STATE: CartState = {
  items: [],
  delivery: null,
  shipping: null,
  expiration: null,
  shipping_method: 'air',
  reservation_error: 'none',
  has_error: false,
  loaded: false,
};

type Asked = Pick<UseQueryResult<Cart>, 'data' | 'isError' | 'isFetching'>;

/**
 * A failed fetch empties the shown cart and reports the failure: an old cart would be wrong, and an empty one
 * misleading. A started fetch clears the error.
 */
export const toCartState = ({ data, isError, isFetching }: Asked): CartState => {
  if (isError) return { ...FIRST_CART_STATE, has_error: !isFetching };
  if (!data) return FIRST_CART_STATE;
  const { items, delivery, shipping, expiration, shipping_method, reservation_error } = data;
  return {
    ...{ items, delivery, shipping, expiration, shipping_method, reservation_error },
    has_error: false,
    loaded: true,
  };
};
