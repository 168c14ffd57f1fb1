import { cartCalls, type AnswerOf } from '@shop/contracts/calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { STALE } from './stale.ts';
import { keepCartSummary } from './visitor.queries.ts';

export type CartAnswer = AnswerOf<typeof cartCalls.fetch>;
export type Cart = CartAnswer['cart'];
export type CartItem = Cart['items'][number];

const keys = {
  all: ['cart'] as const,
  current: (languageId: number) => ['cart', languageId] as const,
};

const BOTH_FREE = { air: 0, sea: 0 };
const nothing = { total: 0, days_from: 0, days_to: 0, lines: [] };

/** The empty cart of a guest: known without a call. */
export const emptyCart = (currency: string, method: Cart['shipping_method'] = 'air'): Cart => ({
  items: [],
  removed: null,
  currency,
  subtotal: 0,
  weight_g: 0,
  shipping_method: method,
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

/** All calls about the visitor's cart; `sendAct` changes it. */
export const cartQueries = (api: ApiClient) => ({
  keys,

  current: (languageId: number) =>
    queryOptions({
      queryKey: keys.current(languageId),
      queryFn: async ({ signal, client }): Promise<Cart> => {
        const { cart } = await api.send(cartCalls.fetch, { language_id: languageId }, { signal, retries: 2 });
        keepCartSummary(client, cart);
        return cart;
      },
      staleTime: STALE.browsing,
      // A request that failed without a connection is repeated when the connection is back.
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : true),
      // Pages are rendered without the cart, so the failure is reported here.
      meta: { isReported: true },
    }),
});
