import type { BrandConfig, PageVisitor } from '@shop/brand';
import { findCountryById } from '@shop/domain/countries';
import { isSessionToken, SESSION_COOKIE } from '../api/session-cookies.ts';

type Cookies = ReadonlyMap<string, string>;
type Offers = Pick<BrandConfig, 'shipsTo' | 'methods' | 'hasDarkScheme'>;

export type Scheme = 'light' | 'dark';

export const readToken = (cookies: Cookies): string | undefined => {
  const token = cookies.get(SESSION_COOKIE);
  return isSessionToken(token) ? token : undefined;
};

const ID = /^\d{1,4}$/;

const readId = (value: string | undefined): number | undefined =>
  value !== undefined && ID.test(value) ? Number(value) : undefined;

/** A country that the brand ships to. */
const readMarket = ({ shipsTo }: Offers, value: string | undefined): number | undefined => {
  const country = findCountryById(readId(value) ?? 0);
  return country && shipsTo.includes(country.code) ? country.id : undefined;
};

/** The visitor's settings; a value that the brand does not offer is ignored. */
export const readVisitor = (
  brand: Offers,
  cookies: Cookies,
  hasSession: () => boolean = () => false,
): PageVisitor => ({
  get hasSession() {
    return hasSession();
  },
  currencyId: readId(cookies.get('shop_currency')),
  layout: cookies.get('shop_layout') === 'LIST' ? 'LIST' : 'GRID',
  countryId: readMarket(brand, cookies.get('shop_market')),
  shippingMethod: brand.methods.find((method) => method === cookies.get('shop_method')),
});

/** The chosen colour scheme; undefined: follow the system, or the brand has only one. */
export const readScheme = ({ hasDarkScheme }: Offers, cookies: Cookies): Scheme | undefined => {
  const scheme = cookies.get('shop_scheme');
  return hasDarkScheme && (scheme === 'light' || scheme === 'dark') ? scheme : undefined;
};
