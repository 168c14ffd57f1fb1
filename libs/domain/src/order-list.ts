/** The states that filter a client's list of orders, in their order in time. */
export const ORDER_LIST_STATES = [
  'accepted',
  'paid',
  'purchasing',
  'at_warehouse',
  'shipped',
  'customs',
  'out_for_delivery',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type OrderListState = (typeof ORDER_LIST_STATES)[number];

/** The periods of the list. */
export const ORDER_PERIODS = ['30_days', '180_days', '365_days'] as const;
export type OrderPeriod = (typeof ORDER_PERIODS)[number];

export const ORDER_SEARCH_LENGTH = 80;

/** The filters of the list of orders except their type; null and '' filter nothing. */
export type OrderNarrowing = {
  readonly state: OrderListState | null;
  readonly period: OrderPeriod | null;
  readonly search: string;
};

type Said = Readonly<Partial<Record<keyof OrderNarrowing, string | null | undefined>>>;

/** Reads the filters of an address or a call; unknown values filter nothing. */
export const toOrderNarrowing = ({ state, period, search }: Said): OrderNarrowing => ({
  state: ORDER_LIST_STATES.find((known) => known === state) ?? null,
  period: ORDER_PERIODS.find((known) => known === period) ?? null,
  search: (search ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, ORDER_SEARCH_LENGTH),
});

const DAYS: Readonly<Record<OrderPeriod, number>> = { '30_days': 30, '180_days': 180, '365_days': 365 };
const DAY_MS = 86_400_000;

/** The first moment of a period that ends now. */
export const startOfPeriod = (period: OrderPeriod, now: Date): Date =>
  new Date(now.getTime() - DAYS[period] * DAY_MS);

/** The id in `QU100184`, `qu 100184` or `#100184`; null for any other text. */
export const orderIdIn = (search: string): number | null => {
  const id = Number(/^(?:qu|fr)?\s*#?(\d{1,15})$/i.exec(search.trim())?.[1] ?? 0);
  return id > 0 ? id : null;
};
