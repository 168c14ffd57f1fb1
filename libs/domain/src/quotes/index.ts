export { parcelWeight, priceQuote, type QuoteAmounts, type QuotedLine } from './price-quote.ts';
export { cheapestCourier, withDelivery, type OfferedCourier } from './quote-delivery.ts';
export {
  moveQuote,
  OFFER_DAYS,
  QUOTE_STATES,
  validUntil,
  type QuoteAct,
  type QuoteState,
} from './quote-state.ts';
export { isCarried, restrictionOf } from './restricted-goods.ts';
export { RESTRICTIONS, type Restriction } from './restrictions.ts';
export { STORE_CATEGORIES, type StoreCategory } from './store-category.ts';
export { linksIn, LONGEST_LINK, MOST_ITEMS } from './pasted-links.ts';
export type { LinkReading, PageProduct, PageVariant } from './link-reading.ts';
export { UNREAD_REASONS, type UnreadReason } from './unread-reason.ts';
