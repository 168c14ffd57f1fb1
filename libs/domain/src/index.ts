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
