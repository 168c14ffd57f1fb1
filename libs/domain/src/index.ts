export {
  COUNTRIES,
  findCountryByCode,
  findCountryById,
  isCountryCode,
  type Country,
  type CountryCode,
  type CountryId,
} from './countries.ts';
export {
  CONVERSION_CURRENCY,
  CURRENCIES,
  DEFAULT_CURRENCY,
  findCurrencyById,
  getCurrencyId,
  isCurrencyCode,
  type CurrencyCode,
  type CurrencyId,
} from './currencies.ts';
export { divideBig, divideProduct, divideUp } from './exact.ts';
export {
  addMoney,
  AMOUNT_PER_CENT,
  AMOUNT_PER_UNIT,
  applyRate,
  applyRateToCents,
  convertToCents,
  fromCents,
  money,
  RATE_ONE,
  roundToCents,
  subtractMoney,
  sumOf,
  type Amount,
  type ExchangeRates,
  type Money,
  type Rate,
} from './money.ts';
export { err, ok, type Result } from './result.ts';
export { fromWire, rateFromWire, rateToWire, toWire } from './wire-amount.ts';
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
export {
  DISCOUNT_SPAN,
  fractionFromPercent,
  fractionRangeFromPercent,
  percentFromFraction,
  percentRangeFromFraction,
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
  MOST_ITEMS,
  toPage,
  windowOf,
  type ListingWindow,
} from './listing-window.ts';
export { isSearchable, normaliseTerm, searchWords } from './search-term.ts';
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
