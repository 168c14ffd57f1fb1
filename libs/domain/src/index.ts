export {
  COUNTRIES,
  findCountryByCode,
  findCountryById,
  type Country,
  type CountryCode,
  type CountryId,
} from './countries.ts';
export {
  CONVERSION_CURRENCY,
  CURRENCIES,
  findCurrencyByCode,
  findCurrencyById,
  getCurrencyById,
  getCurrencyCode,
  getCurrencyId,
  type Currency,
  type CurrencyCode,
  type CurrencyId,
} from './currencies.ts';
export { divideBig, divideProduct, divideUp } from './exact.ts';
export {
  AMOUNT_PER_CENT,
  AMOUNT_PER_UNIT,
  applyRateToCents,
  convertToCents,
  fromCents,
  RATE_ONE,
  rateOf,
  roundToCents,
  sumOf,
  type Amount,
  type ExchangeRates,
  type Rate,
} from './money.ts';
export { err, ok, type Result } from './result.ts';
export { fromWire, rateToWire, toWire } from './wire-amount.ts';
export {
  breadcrumbsOf,
  buildCategoryTree,
  findCategoryPath,
  ROOT_CATEGORY_IDS,
  visibleBreadcrumbs,
  type Breadcrumb,
  type CategoryTree,
  type FlatCategory,
} from './categories.ts';
export { isNonNegativeDecimal } from './decimal-text.ts';
export { addressProblems, tidyAddress, type Destination } from './delivery-address.ts';
export {
  DISCOUNT_SPAN,
  fractionFromPercent,
  fractionRangeFromPercent,
  percentFromFraction,
  type DiscountRange,
} from './discount.ts';
export {
  additionalFieldKey,
  facetTypeOf,
  findAdditionalFieldId,
  formatRange,
  isKnownFacet,
  isOfferedFacet,
  isShownFacet,
  KNOWN_FACETS,
  parseRange,
  type FacetType,
  type FieldRules,
  type Range,
} from './facets.ts';
export {
  clearFacet,
  countFilters,
  filterParams,
  NO_FILTERS,
  MOST_FACETS_PICKED,
  MOST_VALUES_PICKED,
  parseFilters,
  setRange,
  toggleTerm,
  type Filters,
} from './filters.ts';
export {
  FIRST_PAGE_ITEMS,
  itemsUpTo,
  landingWindowOf,
  lastPageOf,
  LATER_PAGE_ITEMS,
  END_OF_LISTING,
  LAST_PAGE,
  MOST_ITEMS,
  toPage,
  windowOf,
  type ListingWindow,
} from './listing-window.ts';
export { isSearchable, normaliseTerm, searchWords, type SearchWord } from './search-term.ts';
export {
  defaultSort,
  findSort,
  keepsSortOnLocaleChange,
  SORT_FIELDS,
  SORT_STEPS,
  SORTS,
  type Sort,
  type SortField,
  type SortName,
  type SortStep,
} from './sort.ts';
export { isPhoneNumber, tidyPhoneNumber } from './phone-number.ts';
export { GUARANTEE_YEARS, RETURN_DAYS } from './promises.ts';
export { hasPostcodes, postcodeExample } from './postcode.ts';
export {
  addItem,
  clampQuantity,
  maxQuantity,
  MOST_LINES,
  MOST_OF_ONE_LINE,
  setQuantity,
  type AddItemError,
  type Cart,
  type CartLine,
  type Changed,
  type LineError,
  type Offer,
} from './cart/cart.ts';
export { cartTotals, type PricedQuantity } from './cart/cart-totals.ts';
export { joinCarts } from './cart/join-carts.ts';
export { quoteCart, type CartQuote, type CartTerms, type MethodQuote } from './cart/quote-cart.ts';
export { LINE_PROBLEMS, lineProblem, type LineProblem } from './cart/line-problem.ts';
export { buyableQuantity, orderableQuantity, type OnOffer } from './cart/on-offer.ts';
export { volumeOf, type ConsignmentLine } from './tariff/consignment.ts';
export {
  BREAKDOWN_CODES,
  deliveredPrice,
  quoteConsignment,
  type Breakdown,
  type BreakdownCode,
  type ConsignmentQuote,
} from './tariff/quote-consignment.ts';
export {
  discountPercentage,
  nextDiscount,
  openDiscountRate,
  shippingDiscount,
  type DiscountTier,
} from './tariff/shipping-discount.ts';
export { prepareTariff, type Tariff, type TariffTerms } from './tariff/tariff.ts';
export {
  SHIPPING_METHODS,
  type DutyRule,
  type ShareWithMinimum,
  type ShippingMethod,
  type Surcharge,
  type SurchargeCondition,
  type TariffCard,
  type WeightBand,
} from './tariff/tariff-card.ts';
export {
  checkoutTotals,
  percentToRate,
  type CheckoutSums,
  type CheckoutTotals,
} from './totals/checkout-totals.ts';
export { DISCOUNT_TYPE, type Discount, type DiscountType } from './totals/discount.ts';
export {
  chosenPayment,
  paymentFeeOf,
  previewFee,
  previewTotal,
  previewTotals,
  usesBalance,
  type CheckoutChoice,
  type CheckoutOnWire,
} from './totals/preview-totals.ts';
export { payableTotals, type PayableSums, type PayableTotals } from './totals/payable-totals.ts';
export { balanceWorth, spendBalance, type BalanceRates, type BalanceUse } from './checkout-balance.ts';
export {
  BROWSING_MINUTES,
  CHECKOUT_ORDER,
  CHECKOUT_STEP,
  firstIncompleteStep,
  isShippingComplete,
  NO_COURIER,
  type CheckoutStep,
  type StepState,
} from './checkout-step.ts';
export {
  freeBalance,
  holdBalance,
  LEDGER_RELATION,
  LEDGER_TYPE,
  nextLedgerLine,
  releaseBalance,
  type BalanceAccount,
  type LedgerLine,
  type LedgerRefusal,
  type LedgerRelation,
  type LedgerType,
} from './ledger.ts';
export {
  ORDER_FILTERS,
  orderNumber,
  ORDERS_PER_PAGE,
  toOrderFilter,
  type OrderFilterName,
} from './order-number.ts';
export {
  applyWord,
  isAboutMoney,
  type Dispute,
  type PaymentEffect,
  type PaymentStanding,
  type PaymentStep,
  type PaymentWord,
  type ReviewFinding,
  type TakenMoney,
} from './payment-life.ts';
export {
  isWithinLimits,
  type AskedPayment,
  type PaymentIcon,
  type PaymentLimits,
  type PaymentMethod,
  type PaymentProvider,
} from './payment-provider.ts';
export { isInFlight, PAYMENT_PROVIDER, type PaymentState, type ReportedState } from './payment-state.ts';
export {
  promotionDiscount,
  type Promotion,
  type PromotionContext,
  type PromotionRefusal,
} from './promotion.ts';
export { findSlips } from './typo.ts';
export {
  allowance,
  endOfHold,
  HOLD_RULES,
  holdUntil,
  nextHold,
  type FormerHold,
  type Hold,
  type NextHold,
  type Shelf,
} from './holds.ts';
