/** The fixed table of currencies; ids are part of the wire and of the currency cookie. */
export const CURRENCIES = [
  { id: 1, code: 'EUR' },
  { id: 2, code: 'USD' },
  { id: 3, code: 'AED' },
] as const;

export type Currency = (typeof CURRENCIES)[number];
export type CurrencyCode = Currency['code'];
export type CurrencyId = Currency['id'];

/** Catalogue prices and analytics use this currency. */
export const CONVERSION_CURRENCY: CurrencyCode = 'USD';

export const findCurrencyById = (id: unknown): Currency | undefined =>
  CURRENCIES.find((currency) => currency.id === id);

export const findCurrencyByCode = (code: unknown): Currency | undefined =>
  CURRENCIES.find((currency) => currency.code === code);

/** Raises for an unknown id: an amount in a guessed currency is a wrong amount. */
export const getCurrencyById = (id: number): Currency => {
  const currency = findCurrencyById(id);
  if (!currency) throw new RangeError(`${id} is the id of no currency`);
  return currency;
};

export const getCurrencyCode = (id: number): CurrencyCode => getCurrencyById(id).code;

/** Raises for an unknown code. */
export const getCurrencyId = (code: CurrencyCode): CurrencyId => {
  const currency = findCurrencyByCode(code);
  if (!currency) throw new RangeError(`${String(code)} is the code of no currency`);
  return currency.id;
};
