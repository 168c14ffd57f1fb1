import type { AnswerOf, BodyOf } from '@shop/contracts/calls';
import { proCalls } from '@shop/contracts/later-calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { STALE } from './stale.ts';

export type ProState = Omit<AnswerOf<typeof proCalls.state>, 'status'>;
export type ProAccount = NonNullable<ProState['account']>;
export type ProTier = ProState['tiers'][number];
export type ProInvoiceSummary = AnswerOf<typeof proCalls.invoices>['invoices'][number];
export type ProInvoice = AnswerOf<typeof proCalls.invoice>['invoice'];
export type StatementMonth = AnswerOf<typeof proCalls.statement>['months'][number];
export type Statement = Omit<AnswerOf<typeof proCalls.statement>, 'status'>;
export type StatementClaim = Statement['claims'][number];
export type People = Omit<AnswerOf<typeof proCalls.people>, 'status'>;
export type CompanyPerson = People['people'][number];
export type OpenInvitation = People['invitations'][number];
export type Invitation = Omit<AnswerOf<typeof proCalls.invitation>, 'status'>;
export type CompanyOrder = AnswerOf<typeof proCalls.companyOrders>['orders'][number];
export type ImportReport = Omit<AnswerOf<typeof proCalls.importRows>, 'status'>;
export type DeliveryTerms = Omit<AnswerOf<typeof proCalls.terms>, 'status'>;

export const proKeys = { all: ['pro'] as const };

/** The business account. Staff change it: the pages fetch it at each visit. */
export const proQueries = (api: ApiClient) => ({
  state: () =>
    queryOptions({
      queryKey: [...proKeys.all, 'state'] as const,
      queryFn: ({ signal }): Promise<ProState> => api.send(proCalls.state, {}, { signal, retries: 2 }),
      staleTime: STALE.browsing,
    }),

  invoices: (filter: string) =>
    queryOptions({
      queryKey: [...proKeys.all, 'invoices', filter] as const,
      queryFn: async ({ signal }): Promise<readonly ProInvoiceSummary[]> =>
        (await api.send(proCalls.invoices, { filter }, { signal, retries: 2 })).invoices,
      staleTime: STALE.browsing,
    }),

  invoice: (id: number) =>
    queryOptions({
      queryKey: [...proKeys.all, 'invoice', id] as const,
      queryFn: async ({ signal }): Promise<ProInvoice> =>
        (await api.send(proCalls.invoice, { id }, { signal, retries: 2 })).invoice,
      staleTime: STALE.browsing,
    }),

  statement: () =>
    queryOptions({
      queryKey: [...proKeys.all, 'statement'] as const,
      queryFn: async ({ signal }): Promise<Statement> =>
        api.send(proCalls.statement, {}, { signal, retries: 2 }),
      staleTime: STALE.browsing,
    }),

  people: () =>
    queryOptions({
      queryKey: [...proKeys.all, 'people'] as const,
      queryFn: ({ signal }): Promise<People> => api.send(proCalls.people, {}, { signal, retries: 2 }),
      staleTime: STALE.browsing,
    }),

  companyOrders: () =>
    queryOptions({
      queryKey: [...proKeys.all, 'company-orders'] as const,
      queryFn: async ({ signal }): Promise<readonly CompanyOrder[]> =>
        (await api.send(proCalls.companyOrders, {}, { signal, retries: 2 })).orders,
      staleTime: STALE.browsing,
    }),

  invitation: (code: string) =>
    queryOptions({
      queryKey: [...proKeys.all, 'invitation', code] as const,
      queryFn: ({ signal }): Promise<Invitation> =>
        api.send(proCalls.invitation, { code }, { signal, retries: 2 }),
      staleTime: STALE.browsing,
    }),

  terms: (languageId: number) =>
    queryOptions({
      queryKey: [...proKeys.all, 'terms', languageId] as const,
      queryFn: ({ signal }): Promise<DeliveryTerms> =>
        api.send(proCalls.terms, { language_id: languageId }, { signal, retries: 2 }),
      staleTime: STALE.browsing,
    }),

  apply: (form: BodyOf<typeof proCalls.apply>) => api.send(proCalls.apply, form),
  invite: (person: BodyOf<typeof proCalls.invite>) => api.send(proCalls.invite, person),
  withdrawInvitation: (id: number) => api.send(proCalls.withdrawInvitation, { id }),
  changeRole: (change: BodyOf<typeof proCalls.changeRole>) => api.send(proCalls.changeRole, change),
  removePerson: (id: number) => api.send(proCalls.removePerson, { id }),
  leave: () => api.send(proCalls.leave, {}),
  acceptInvitation: (code: string) => api.send(proCalls.acceptInvitation, { code }),
  acceptTerms: (version: number, name: string) => api.send(proCalls.acceptTerms, { version, name }),
  importRows: (table: BodyOf<typeof proCalls.importRows>, key: string) =>
    api.send(proCalls.importRows, table, { idempotencyKey: key }),
});
