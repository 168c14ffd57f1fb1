import { type AnswerOf, type BodyOf } from '@shop/contracts/calls';
import { checkoutCalls } from '@shop/contracts/later-calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { STALE } from './stale.ts';

export type Checkout = AnswerOf<typeof checkoutCalls.openStep>['checkout'];
type CheckoutStep = BodyOf<typeof checkoutCalls.openStep>['step'];
export type PaymentOutcome = AnswerOf<typeof checkoutCalls.verifyPayment>;

const GENERATE_TIMEOUT = 60_000;

export const checkoutKeys = {
  one: (slug: string) => ['checkout', 'session', slug] as const,
  outcome: (reference: string) => ['checkout', 'outcome', reference] as const,
};

/** One purchase in progress. Its slug is the visitor's secret; the API checks its owner. */
export const checkoutQueries = (api: ApiClient) => ({
  /**
   * Creates or resumes the visitor's one live session, with the method of `pay` where one is named. Changes state, so it is never prefetched or cached.
   */
  generate: async (pay?: string): Promise<string> =>
    (await api.send(checkoutCalls.generate, undefined, { timeout: GENERATE_TIMEOUT, query: { pay } })).slug,

  one: (slug: string, step: CheckoutStep, languageId: number) =>
    queryOptions({
      queryKey: checkoutKeys.one(slug),
      queryFn: async ({ signal }): Promise<Checkout> => {
        const body = { slug, step, language_id: languageId };
        const answer = await api.send(checkoutCalls.openStep, body, { params: { slug }, signal, retries: 2 });
        return answer.checkout;
      },
      // The check of the step fetches it each time; while the step is open, the answer stays valid.
      staleTime: STALE.browsing,
    }),

  /** Another country has other couriers: the country is sent before the rest of the step is saved. */
  setCountry: (slug: string, country: number, languageId: number) =>
    api.send(
      checkoutCalls.openStep,
      { slug, step: 3, language_id: languageId, country },
      { params: { slug }, retries: 2 },
    ),

  saveShipping: (body: BodyOf<typeof checkoutCalls.saveShipping>) =>
    api.send(checkoutCalls.saveShipping, body, { params: { slug: body.slug } }),

  saveCompany: (body: BodyOf<typeof checkoutCalls.saveCompany>) =>
    api.send(checkoutCalls.saveCompany, body, { params: { slug: body.slug } }),

  choosePayment: (body: BodyOf<typeof checkoutCalls.choosePayment>) =>
    api.send(checkoutCalls.choosePayment, body, { params: { slug: body.slug } }),

  usePromotion: (body: BodyOf<typeof checkoutCalls.usePromotion>) =>
    api.send(checkoutCalls.usePromotion, body, { params: { slug: body.slug } }),

  removePromotion: (slug: string, languageId: number) =>
    api.send(checkoutCalls.removePromotion, { slug, language_id: languageId }, { params: { slug } }),

  /** Ends the session and releases its reservation; the API refuses while a payment is in progress. */
  invalidate: (slug: string, languageId: number) =>
    api.send(checkoutCalls.invalidate, { slug, language_id: languageId }, { params: { slug }, retries: 2 }),

  removeBalance: (slug: string) => api.send(checkoutCalls.removeBalance, { slug }),

  /** Repeated with the same key it gives the same answer: one order, one charge. */
  place: (body: BodyOf<typeof checkoutCalls.place>, idempotencyKey: string) =>
    api.send(checkoutCalls.place, body, { params: { slug: body.slug }, idempotencyKey, retries: 2 }),

  /** The state of a payment; the server asks the provider. */
  outcome: (reference: string) =>
    queryOptions({
      queryKey: checkoutKeys.outcome(reference),
      queryFn: ({ signal }) => api.send(checkoutCalls.verifyPayment, { reference }, { signal, retries: 2 }),
      staleTime: 0,
    }),
});
