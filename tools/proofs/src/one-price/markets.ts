import { getCurrencyId, type CurrencyCode } from '@shop/domain/currencies';

/** The destination of a brand's shopper, and the currency of the shown prices. */
export type Market = {
  readonly brand: string;
  readonly countryId: number;
  readonly currency: CurrencyCode;
  /** Which of these the shopper chose. */
  readonly cookies: Readonly<Record<string, string>>;
  /** An address that the country's couriers deliver to. */
  readonly place: { readonly city: string; readonly zip: string; readonly phone_number: string };
  /** One in this many products is checked. */
  readonly oneOf: number;
};

/** In other markets. */
const PART = 5;

const LT = { city: 'Vilnius', zip: '01123', phone_number: '+370 612 34567' };
const LV = { city: 'Rīga', zip: 'LV-1010', phone_number: '+371 21234567' };
const EE = { city: 'Tallinn', zip: '10111', phone_number: '+372 51234567' };
const NL = { city: 'Amsterdam', zip: '1012 AB', phone_number: '+31 612345678' };
const AE = { city: 'Dubai', zip: '00000', phone_number: '+971 501234567' };
const PLACES = [LT, LV, EE, NL, AE] as const;

const placeOf = (countryId: number): Market['place'] => PLACES[countryId - 1] ?? LT;

const atHome = (brand: string, countryId: number, currency: CurrencyCode = 'EUR'): Market => ({
  ...{ brand, countryId, currency, cookies: {}, place: placeOf(countryId), oneOf: 1 },
});

const inDollars = (home: Market): Market => ({
  ...{ ...home, currency: 'USD', oneOf: PART },
  cookies: { ...home.cookies, shop_currency: String(getCurrencyId('USD')) },
});

/** Another country that the brand ships to. */
const sentTo = (brand: string, countryId: number): Market => ({
  ...atHome(brand, countryId),
  ...{ cookies: { shop_market: String(countryId) }, oneOf: PART },
});

/** Each market that has its own terms. */
export const HOMES: readonly Market[] = [
  atHome('lt', 1),
  atHome('lv', 2),
  atHome('ee', 3),
  atHome('nl', 4),
  atHome('ae', 5, 'AED'),
];

/** Another country and another currency at once. */
const ESTONIA_IN_DOLLARS = inDollars(sentTo('lt', 3));

const OTHERS = [
  ...HOMES.map(inDollars),
  ...[sentTo('lt', 2), sentTo('lt', 3), sentTo('lv', 1), sentTo('ee', 2), sentTo('pj', 3), sentTo('tp', 1)],
  ESTONIA_IN_DOLLARS,
];

/**
 * Own currencies and dollars, own countries and those chosen by cookie; brands that share a market are among the latter.
 * A few products are checked in the markets with their own terms and in one other.
 */
export const marketsFor = (products: number): readonly Market[] => [
  ...HOMES,
  ...(products < PART ? [ESTONIA_IN_DOLLARS] : OTHERS),
];

export const METHODS = ['air', 'sea'] as const;
export type Method = (typeof METHODS)[number];

export const nameOf = ({ brand, countryId, currency }: Market, method: Method): string =>
  `${brand} to country ${countryId} in ${currency} by ${method}`;
