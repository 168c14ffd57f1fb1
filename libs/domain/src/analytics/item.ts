/** Values of all events are in this currency. */
export const ANALYTICS_CURRENCY = 'USD';

/** A product in an event. What a page does not know of it is empty. */
export type AnalyticsItem = {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly manufacturer: string;
  readonly category: string;
  readonly variant: string;
  /** In dollars. */
  readonly price: number;
  readonly quantity: number;
  /** The position in its list, from 0. */
  readonly index: number;
  readonly image: string;
  readonly url: string;
};

/** `rate`: units of the shown currency for one dollar. */
export const inDollars = (amount: number, rate: number): number => Math.round((amount / rate) * 100) / 100;

/** The transaction of an order: browser and server send the same, so that trackers count it once. */
export const transactionIdOf = (quoteId: number): string => `qu${quoteId}`;

type ItemFacts = Pick<AnalyticsItem, 'id' | 'name' | 'url' | 'price'> & Partial<AnalyticsItem>;

/** `price` is in the shown currency. */
export const analyticsItem = (given: ItemFacts, rate: number): AnalyticsItem => ({
  ...{ sku: '', manufacturer: '', category: '', variant: '', quantity: 1, index: 0, image: '' },
  ...given,
  price: inDollars(given.price, rate),
});

export const valueOf = (items: readonly AnalyticsItem[]): number =>
  Math.round(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) * 100) / 100;
