import type { AnalyticsItem } from './item.ts';

type Goods = { readonly items: readonly AnalyticsItem[]; readonly value: number };
type Listed = Goods & { readonly list: string };
type Asked = { readonly term: string };

/** What was bought: an order from the cart, or a quote for goods of other shops. */
type Bought = 'marketplace' | 'quote';

type Purchase = Goods & {
  readonly transaction: string;
  readonly shipping: number;
  readonly of: Bought;
};

/** A step of paying for a quote; sums are in dollars. */
export type QuotePayment = {
  readonly quoteId: number;
  readonly value: number;
  readonly shipping: number;
  readonly deliveryFee: number;
  readonly paymentType: string;
};

/** Every event with what it says. */
export type AnalyticsEvents = {
  page_view: { readonly url: string; readonly title: string };
  search_show_more: Asked;
  search_manual: Asked;
  search_refined: Asked;
  product_impressions: Listed;
  product_click: Listed;
  product_view: Goods;
  add_to_cart: Goods;
  view_cart: Goods;
  begin_checkout: Goods;
  add_payment_info: Goods;
  purchase: Purchase;
  payment_success: { readonly of: Bought; readonly transaction: string };
  payment_declined: { readonly of: Bought; readonly transaction: string };
  quote_submit: { readonly items: number };
  quote_paid: QuotePayment;
  quote_payment_view: QuotePayment;
  delivery_info_added: QuotePayment;
  payment_info_added: QuotePayment;
  pay_click: QuotePayment;
};

export type AnalyticsName = keyof AnalyticsEvents;

export type AnalyticsEvent<Name extends AnalyticsName = AnalyticsName> = {
  /** Shared by all trackers and the server, so that nothing is counted twice. */
  readonly id: string;
  readonly name: Name;
  readonly about: AnalyticsEvents[Name];
};

/** A purchase and a quote's step have ids that another page, or the server, would give them too. */
export const eventIdOf = (name: AnalyticsName, transaction: string): string => `${name}.${transaction}`;
