import { type AnswerOf, type BodyOf } from '@shop/contracts/calls';
import { wishCalls } from '@shop/contracts/later-calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import type { Reader } from './catalogue.queries.ts';

export type WishList = Omit<AnswerOf<typeof wishCalls.list>, 'status'>;
export type Wish = WishList['wishes'][number];

/** The wish list of the client. Prices and stock change, so none of it is cached for long. */
export const wishQueries = (api: ApiClient) => ({
  key: ['wishes'] as const,

  /** The prices are those of the reader's currency, country and way. */
  list: (languageId: number, { currencyId, countryId, method }: Reader) =>
    queryOptions({
      queryKey: ['wishes', languageId, currencyId, countryId, method] as const,
      queryFn: ({ signal }): Promise<WishList> =>
        api.send(wishCalls.list, { language_id: languageId, countryId, method }, { signal, retries: 2 }),
    }),

  add: (variantId: number) => api.send(wishCalls.add, { variant_id: variantId }),

  remove: (id: number) => api.send(wishCalls.remove, { id }),

  setAlert: (alert: BodyOf<typeof wishCalls.setAlert>) => api.send(wishCalls.setAlert, alert),

  endAlerts: (token: string) => api.send(wishCalls.endAlerts, { token }),
});
