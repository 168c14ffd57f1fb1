import type { CompanyRight } from '@shop/domain/company-people';
import { ORDER_LIST_STATES, type OrderListState } from '@shop/domain/order-list';
import { QUOTE_STATES, type QuoteState } from '@shop/domain/quotes';
import { laterPaths } from '@shop/paths/later';

export const SITE_PARTS = ['orders', 'quotes', 'invoices', 'statement', 'import'] as const;
export type SitePart = (typeof SITE_PARTS)[number];

export const INVOICE_FILTERS = ['all', 'open', 'paid'] as const;
export type InvoiceFilter = (typeof INVOICE_FILTERS)[number];

const RIGHT_OF: Readonly<Record<SitePart, CompanyRight>> = {
  orders: 'orders',
  quotes: 'order',
  invoices: 'papers',
  statement: 'papers',
  import: 'order',
};

/** The parts that a person may see. */
export const partsWith = (rights: readonly CompanyRight[]): readonly SitePart[] =>
  SITE_PARTS.filter((part) => rights.includes(RIGHT_OF[part]));

/** What the page shows, as its address says it. */
export type SiteView = {
  readonly part: SitePart;
  readonly page: number;
  readonly order: OrderListState | null;
  readonly quote: QuoteState | null;
  readonly invoice: InvoiceFilter;
};

const MOST_PAGES = 10_000;

/** Unknown values show all. */
export const readSiteView = (search: URLSearchParams): SiteView => {
  const state = search.get('state');
  const page = Number(search.get('page') ?? 1);
  return {
    part: SITE_PARTS.find((known) => known === search.get('show')) ?? 'orders',
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
    order: ORDER_LIST_STATES.find((known) => known === state) ?? null,
    quote: QUOTE_STATES.find((known) => known === state) ?? null,
    invoice: INVOICE_FILTERS.find((known) => known === state) ?? 'all',
  };
};

type Said = { readonly state?: string | undefined; readonly page?: number };

/** The address of a part; the first one has none of its own. */
export const siteAddress = (part: SitePart, { state, page = 1 }: Said = {}): string =>
  laterPaths.sitePro.to(
    {},
    { show: part === 'orders' ? undefined : part, state, page: page === 1 ? undefined : page },
  );

/** The orders as their call takes them. */
export const ordersAsked = ({ order, page }: SiteView, languageId: number, sendsFilter: boolean) => ({
  ...{ languageId, page, filter: sendsFilter ? 'all_orders' : null },
  narrowing: { state: order, period: null, search: '' },
});
