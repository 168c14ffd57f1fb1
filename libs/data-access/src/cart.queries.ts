import { cartCalls, type AnswerOf, type BodyOf } from '@shop/contracts/calls';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { STALE } from './stale.ts';

export type CartAnswer = AnswerOf<typeof cartCalls.fetch>;
export type Cart = CartAnswer['cart'];
export type CartItem = Cart['items'][number];

const keys = {
  all: ['cart'] as const,
  current: (languageId: number) => ['cart', languageId] as const,
};

const BOTH_FREE = { air: 0, sea: 0 };
const nothing = { total: 0, days_from: 0, days_to: 0, lines: [] };

/** The cart of a guest who has put nothing in: known without asking. */
export const emptyCart = (currency: string): Cart => ({
  items: [],
  removed: null,
  currency,
  subtotal: 0,
  weight_g: 0,
  shipping_method: 'air',
  delivery: { country_id: 0, local_delivery: true, fee_from: 0 },
  shipping: {
    shipping_methods: BOTH_FREE,
    shipping_discounts: BOTH_FREE,
    breakdown: { air: nothing, sea: nothing },
    together_saves: BOTH_FREE,
  },
  expiration: null,
  reservation_error: 'none',
  next_discount: null,
});

/** Everything the shop may ask of, or do to, the visitor's cart. Every change answers with the whole cart. */
export const cartQueries = (api: ApiClient) => ({
  keys,

  current: (languageId: number) =>
    queryOptions({
      queryKey: keys.current(languageId),
      queryFn: async ({ signal }): Promise<Cart> =>
        (await api.send(cartCalls.fetch, { language_id: languageId }, { signal, retries: 2 })).cart,
      staleTime: STALE.browsing,
      // Pages go on without the cart, so nobody else would tell.
      meta: { isReported: true },
    }),

  add: (languageId: number) =>
    mutationOptions({
      mutationKey: [...keys.current(languageId), 'add'],
      mutationFn: (item: BodyOf<typeof cartCalls.add>) => api.send(cartCalls.add, item),
      // The server answers with the whole cart, so a refetch would only repeat it.
      onSuccess: (answer, _item, _result, { client }) =>
        client.setQueryData(keys.current(languageId), answer.cart),
    }),

  put: (item: BodyOf<typeof cartCalls.add>) => api.send(cartCalls.add, item),
  setQuantity: (id: number, quantity: number) => api.send(cartCalls.setQuantity, { id, quantity }),
  remove: (id: number) => api.send(cartCalls.remove, { id }),
  restore: (id: number) => api.send(cartCalls.restore, { id }),
  setShippingMethod: (shipping_method: Cart['shipping_method']) =>
    api.send(cartCalls.setShippingMethod, { shipping_method }),
});
