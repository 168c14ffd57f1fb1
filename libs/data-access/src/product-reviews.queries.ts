import type { AnswerOf, BodyOf } from '@shop/contracts/calls';
import { productReviewCalls } from '@shop/contracts/later-calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

export type ShownReviews = AnswerOf<typeof productReviewCalls.shown>;
export type ReviewOrder = AnswerOf<typeof productReviewCalls.order>;
export type ReviewableProduct = ReviewOrder['products'][number];
export type OwnReviews = AnswerOf<typeof productReviewCalls.list>['reviews'];
export type ReviewAsk = { readonly [Field in keyof ShownBody]: ShownBody[Field] | undefined } & {
  readonly product_id: number;
};
type ShownBody = BodyOf<typeof productReviewCalls.shown>;

const MINUTE = 60_000;

export const productReviewKeys = { own: ['product-reviews', 'own'] as const };

/** Reviews of goods. Those of the author change with each decision, so none of them is kept. */
export const productReviewQueries = (api: ApiClient) => ({
  shown: ({ product_id, stars, sort, page }: ReviewAsk) =>
    queryOptions({
      queryKey: ['product-reviews', 'shown', product_id, stars, sort, page] as const,
      queryFn: ({ signal }): Promise<ShownReviews> =>
        api.send(
          productReviewCalls.shown,
          { product_id, ...(stars && { stars }), ...(sort && { sort }), ...(page && { page }) },
          { signal, retries: 2 },
        ),
      staleTime: MINUTE,
    }),

  order: (slug: string, languageId: number) =>
    queryOptions({
      queryKey: [...productReviewKeys.own, 'order', slug, languageId] as const,
      queryFn: ({ signal }): Promise<ReviewOrder> =>
        api.send(productReviewCalls.order, { slug, language_id: languageId }, { signal, retries: 2 }),
    }),

  list: (languageId: number) =>
    queryOptions({
      queryKey: [...productReviewKeys.own, 'list', languageId] as const,
      queryFn: async ({ signal }): Promise<OwnReviews> =>
        (await api.send(productReviewCalls.list, { language_id: languageId }, { signal, retries: 2 }))
          .reviews,
    }),

  save: (review: BodyOf<typeof productReviewCalls.save>) => api.send(productReviewCalls.save, review),
  withdraw: (goods: BodyOf<typeof productReviewCalls.withdraw>) =>
    api.send(productReviewCalls.withdraw, goods),
});
