import { type AnswerOf } from '@shop/contracts/calls';
import { invoiceCalls } from '@shop/contracts/later-calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { STALE } from './stale.ts';

export type Invoice = AnswerOf<typeof invoiceCalls.one>['invoice'];
type OrderDocument = AnswerOf<typeof invoiceCalls.ofOrder>['documents'][number];

/** Invoices and credit notes. */
export const invoiceQueries = (api: ApiClient) => ({
  one: (id: number, languageId: number) =>
    queryOptions({
      queryKey: ['invoices', 'one', id, languageId] as const,
      queryFn: async ({ signal }): Promise<Invoice> =>
        (await api.send(invoiceCalls.one, { id, language_id: languageId }, { signal, retries: 2 })).invoice,
      staleTime: STALE.browsing,
    }),

  /** Those of an order, oldest first. A new one is written shortly after its payment. */
  ofOrder: (slug: string) =>
    queryOptions({
      queryKey: ['orders', 'documents', slug] as const,
      queryFn: async ({ signal }): Promise<readonly OrderDocument[]> =>
        (await api.send(invoiceCalls.ofOrder, { slug }, { signal, retries: 2 })).documents,
      staleTime: STALE.browsing,
    }),
});
