import type { AnalyticsName } from '@shop/domain/analytics';

/** The events whose names in the data layer are others: those of its documentation. */
const NAMES: Readonly<Record<string, AnalyticsName>> = {
  search: 'search_manual',
  view_item_list: 'product_impressions',
  select_item: 'product_click',
  view_item: 'product_view',
  marketplace_payment_success: 'payment_success',
  quote_payment_success: 'payment_success',
  marketplace_payment_declined: 'payment_declined',
  quote_payment_declined: 'payment_declined',
};

/** The event that a call of the data layer says. */
export const eventOfLayer = (name: string): AnalyticsName => NAMES[name] ?? (name as AnalyticsName);
