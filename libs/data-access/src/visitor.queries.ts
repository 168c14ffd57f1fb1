import { visitorCalls, type AnswerOf, type cartCalls } from '@shop/contracts/calls';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { STALE } from './stale.ts';

export type VisitorSummary = AnswerOf<typeof visitorCalls.summary>['visitor'];
type CartSummary = VisitorSummary['cart'];
type Cart = AnswerOf<typeof cartCalls.fetch>['cart'];

export const visitorKeys = { all: ['visitor'] as const };

/** A guest with an empty cart: known without a call. */
export const guestSummary = (
  currency: string,
  method: CartSummary['shipping_method'] = null,
): VisitorSummary => ({
  first_name: null,
  cart: { count: 0, sum: 0, currency, shipping_method: method },
});

/** Every page shows the cart's figures: those of the latest answer with a cart. */
export const keepCartSummary = (
  queryClient: QueryClient,
  { items, subtotal, currency, shipping_method }: Cart,
): void => {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  queryClient.setQueryData<VisitorSummary>(
    visitorKeys.all,
    (known) => known && { ...known, cart: { count, sum: subtotal, currency, shipping_method } },
  );
};

/** The visitor data on every page. */
export const visitorQueries = (api: ApiClient) => ({
  keys: visitorKeys,

  summary: () =>
    queryOptions({
      queryKey: visitorKeys.all,
      queryFn: async ({ signal }): Promise<VisitorSummary> =>
        (await api.send(visitorCalls.summary, {}, { signal, retries: 2 })).visitor,
      staleTime: STALE.browsing,
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : true),
      // Pages are rendered without it, so the failure is reported here.
      meta: { isReported: true },
    }),
});
