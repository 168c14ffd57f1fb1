import { type AnswerOf } from '@shop/contracts/calls';
import { orderCalls } from '@shop/contracts/later-calls';
import type { OrderNarrowing } from '@shop/domain/order-list';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { STALE } from './stale.ts';

export type OrderList = Pick<AnswerOf<typeof orderCalls.list>, 'items' | 'total'>;
export type Order = NonNullable<AnswerOf<typeof orderCalls.one>['order']>;

/** The kind of delivery of an order, and the pickup points that it may go to instead. */
export type OrderDestination = Omit<AnswerOf<typeof orderCalls.destination>, 'status'>;

/** The content of a guest's link before the e-mail is entered. */
export type MaskedOrder = NonNullable<AnswerOf<typeof orderCalls.success>['masked']>;

export type OrdersAsked = {
  languageId: number;
  page: number;
  /** Null for a brand that leaves the order type out. */
  filter: string | null;
  /** Absent: the newest orders, of any type. */
  narrowing?: OrderNarrowing;
  /** With the road of the orders under way. */
  withRoad?: boolean;
};

const NOT_NARROWED: OrderNarrowing = { state: null, period: null, search: '' };

const wireNarrowing = ({ state, period, search }: OrderNarrowing) => ({
  ...(state && { state }),
  ...(period && { period }),
  ...(search !== '' && { search }),
});

export const orderKeys = {
  all: ['orders'] as const,
  list: ({ languageId, filter, page, narrowing = NOT_NARROWED, withRoad = false }: OrdersAsked) =>
    ['orders', 'list', languageId, filter, page, narrowing, withRoad] as const,
  one: (slug: string, languageId: number) => ['orders', 'one', slug, languageId] as const,
  link: (slug: string, languageId: number) => ['orders', 'link', slug, languageId] as const,
  destination: (slug: string) => ['orders', 'destination', slug] as const,
  placed: (slug: string | null, languageId: number) => ['orders', 'placed', slug, languageId] as const,
};

/** The client's orders. */
export const orderQueries = (api: ApiClient) => ({
  list: (asked: OrdersAsked) =>
    queryOptions({
      queryKey: orderKeys.list(asked),
      queryFn: async ({ signal }): Promise<OrderList> => {
        const { languageId: language_id, page, filter: type_for_filter, narrowing = NOT_NARROWED } = asked;
        const road = asked.withRoad && { with_road: true };
        const body = { language_id, page, type_for_filter, ...wireNarrowing(narrowing), ...road };
        const { items, total } = await api.send(orderCalls.list, body, { signal, retries: 2 });
        return { items, total };
      },
      staleTime: STALE.browsing,
    }),

  one: (slug: string, languageId: number) =>
    queryOptions({
      queryKey: orderKeys.one(slug, languageId),
      queryFn: async ({ signal }) =>
        (await api.send(orderCalls.one, { slug, language_id: languageId }, { signal, retries: 2 })).order,
      staleTime: STALE.browsing,
    }),

  /** The content of a guest's link: the order in full or masked, or nothing when the link has expired. */
  byLink: (slug: string, languageId: number) =>
    queryOptions({
      queryKey: orderKeys.link(slug, languageId),
      queryFn: async ({ signal }) => {
        const body = { slug, language_id: languageId };
        const { order, masked } = await api.send(orderCalls.success, body, { signal, retries: 2 });
        return { order, masked: masked ?? null };
      },
      staleTime: STALE.browsing,
    }),

  destination: (slug: string) =>
    queryOptions({
      queryKey: orderKeys.destination(slug),
      queryFn: async ({ signal }): Promise<OrderDestination> =>
        api.send(orderCalls.destination, { slug }, { signal, retries: 2 }),
      staleTime: STALE.browsing,
    }),

  /** The order that this visitor has just placed, by its secret slug; without one, the last. */
  placed: (slug: string | null, languageId: number) =>
    queryOptions({
      queryKey: orderKeys.placed(slug, languageId),
      queryFn: async ({ signal }) =>
        (await api.send(orderCalls.success, { slug, language_id: languageId }, { signal, retries: 2 })).order,
      staleTime: STALE.browsing,
    }),
});
