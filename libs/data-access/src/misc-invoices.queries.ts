import type { AnswerOf } from '@shop/contracts/calls';
import { miscInvoiceCalls } from '@shop/contracts/later-calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

export type MiscInvoice = AnswerOf<typeof miscInvoiceCalls.one>['invoice'];
export type MiscInvoiceSummary = AnswerOf<typeof miscInvoiceCalls.list>['invoices'][number];

export const miscInvoiceKeys = { all: ['misc-invoices'] as const };

/** Invoices for what is no order. Staff may take them back at any time, so none is kept. */
export const miscInvoiceQueries = (api: ApiClient) => ({
  list: () =>
    queryOptions({
      queryKey: [...miscInvoiceKeys.all, 'list'] as const,
      queryFn: async ({ signal }): Promise<readonly MiscInvoiceSummary[]> =>
        (await api.send(miscInvoiceCalls.list, {}, { signal, retries: 2 })).invoices,
    }),

  one: (slug: string) =>
    queryOptions({
      queryKey: [...miscInvoiceKeys.all, 'one', slug] as const,
      queryFn: async ({ signal }): Promise<MiscInvoice> =>
        (await api.send(miscInvoiceCalls.one, { slug }, { signal, retries: 2 })).invoice,
    }),

  accept: (slug: string) => api.send(miscInvoiceCalls.accept, { slug }),
  decline: (slug: string, reason: string) => api.send(miscInvoiceCalls.decline, { slug, reason }),
});
