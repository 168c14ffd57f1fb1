import { toOrderNarrowing, type OrderNarrowing } from '@shop/domain/order-list';
import {
  ORDER_FILTERS,
  ORDERS_PER_PAGE,
  toOrderFilter,
  type OrderFilterName,
} from '@shop/domain/order-number';

/** The view of the list in its address; the first visit is page 1 with everything. */
export type OrdersView = { page: number; filter: OrderFilterName } & OrderNarrowing;

export const FIRST_VIEW: OrdersView = {
  page: 1,
  filter: 'all_orders',
  state: null,
  period: null,
  search: '',
};

const narrowingOf = (search: URLSearchParams): OrderNarrowing =>
  toOrderNarrowing({
    state: search.get('state'),
    period: search.get('period'),
    search: search.get('search'),
  });

export const readOrdersView = (search: URLSearchParams): OrdersView => {
  const page = Number(search.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page < 100_000 ? page : 1,
    filter: toOrderFilter(search.get('filter')),
    ...narrowingOf(search),
  };
};

/** The query of a view's address; defaults are left out. */
export const ordersQuery = ({ page, filter, state, period, search }: OrdersView) => ({
  filter: filter === FIRST_VIEW.filter ? undefined : filter,
  state: state ?? undefined,
  period: period ?? undefined,
  search: search === '' ? undefined : search,
  page: page === 1 ? undefined : page,
});

/** The call's part of a view. */
export const askedFor = ({ page, state, period, search }: OrdersView) => ({
  page,
  narrowing: { state, period, search },
});

/** The list is filtered: an empty one does not mean that there are no orders. */
export const isNarrowed = ({ filter, state, period, search }: OrdersView): boolean =>
  filter !== FIRST_VIEW.filter || state !== null || period !== null || search !== '';

/** The first page of all orders, or of the unpaid ones, also lists invoices for what is no order. */
export const showsInvoices = ({ page, filter, ...view }: OrdersView): boolean => {
  const everything = filter === 'unpaid' ? FIRST_VIEW.filter : filter;
  return page === 1 && !isNarrowed({ ...view, page, filter: everything });
};

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / ORDERS_PER_PAGE));

/** There is no filter for quotes where the brand has none. */
export const offeredFilters = (hasQuotes: boolean): readonly OrderFilterName[] =>
  ORDER_FILTERS.filter((filter) => hasQuotes || filter !== 'quotes');

/** Null where the brand leaves the order type out of the call. */
export const wireFilter = (filter: OrderFilterName, sendsFilter: boolean): string | null =>
  sendsFilter ? filter : null;
