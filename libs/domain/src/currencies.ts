/** The fixed table of currencies; ids are part of the wire and of the currency cookie. */
export const CURRENCIES = [
  { id: 1, code: 'EUR' },
  { id: 2, code: 'USD' },
] as const;

export type CurrencyCode = (typeof CURRENCIES)[number]['code'];
export type CurrencyId = (typeof CURRENCIES)[number]['id'];

/** Catalogue prices and analytics are kept in this currency. */
export const CONVERSION_CURRENCY: CurrencyCode = 'USD';

export const DEFAULT_CURRENCY: CurrencyCode = 'EUR';

export const findCurrencyById = (id: number) => CURRENCIES.find((currency) => currency.id === id);

export const getCurrencyId = (code: CurrencyCode): CurrencyId => (code === 'EUR' ? 1 : 2);

export const isCurrencyCode = (value: unknown): value is CurrencyCode => value === 'EUR' || value === 'USD';
