import type { UnreadReason } from './unread-reason.ts';

/** A variant that a page names: a size, a colour. */
export type PageVariant = {
  readonly name: string;
  readonly price: number | null;
  readonly isAvailable: boolean | null;
};

/** What a page says about the product it sells. Null is what it does not say, or not clearly. */
export type PageProduct = {
  readonly title: string | null;
  /** Absolute addresses, the main picture first. */
  readonly pictures: readonly string[];
  /** Of one piece, with at most two decimals. Null as well where variants differ in price and none is chosen. */
  readonly price: number | null;
  readonly currency: string | null;
  /** The page names several prices, and nothing says which one is meant. */
  readonly hasManyPrices: boolean;
  readonly isAvailable: boolean | null;
  readonly weightG: number | null;
  /** What the seller takes for sending it within the seller's country, in the currency of the price. */
  readonly sellerShipping: number | null;
  readonly variants: readonly PageVariant[];
  /** Names of the categories that the page gives, the widest first. */
  readonly categories: readonly string[];
};

/** What the page behind a link says, or why it says nothing. */
export type LinkReading =
  | { readonly state: 'read'; readonly product: PageProduct }
  | { readonly state: 'unread'; readonly reason: UnreadReason };
