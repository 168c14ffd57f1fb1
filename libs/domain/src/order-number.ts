/** A marketplace order and a quote share one number sequence; forward requests have their own letters. */
export const orderNumber = (kind: 'marketplace' | 'quote' | 'forward_request', id: number): string =>
  `${kind === 'forward_request' ? 'FR' : 'QU'}${id}`;

/** A reservation of a device, where its deposit is paid. */
export const reservationNumber = (id: number): string => `RE${id}`;

export const ORDER_FILTERS = [
  'all_orders',
  'marketplace',
  'quotes',
  'forward_requests',
  'unpaid',
  'delivered',
] as const;
export type OrderFilterName = (typeof ORDER_FILTERS)[number];

export const ORDERS_PER_PAGE = 10;

/** An unknown filter shows all orders, as the first visit does. */
export const toOrderFilter = (value: string | null): OrderFilterName =>
  ORDER_FILTERS.find((filter) => filter === value) ?? 'all_orders';
