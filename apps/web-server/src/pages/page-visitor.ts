import type { BrandConfig, PageVisitor } from '@shop/brand';
import {
  allowsPurpose,
  asksConsent,
  CONSENT_COOKIE,
  readConsent,
  type ConsentFacts,
} from '@shop/domain/consent';
import { findCountryById } from '@shop/domain/countries';
import { isWrittenTouch, TOUCH_COOKIES, type WrittenTouches } from '@shop/paths/touches';
import type { IncomingHttpHeaders } from 'node:http';
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
export const readVisitor = (brand: Offers, cookies: Cookies, optsOut = false): PageVisitor => ({
  hasSession: false,
  currencyId: readId(cookies.get('shop_currency')),
  layout: cookies.get('shop_layout') === 'LIST' ? 'LIST' : 'GRID',
  countryId: readMarket(brand, cookies.get('shop_market')),
  shippingMethod: brand.methods.find((method) => method === cookies.get('shop_method')),
  consent: { written: cookies.get(CONSENT_COOKIE), optsOut },
});

/** Global Privacy Control. */
export const readOptOut = (headers: IncomingHttpHeaders): boolean => headers['sec-gpc'] === '1';

/** Whether a page asks its visitor for consent, by the market that the page is shown for. */
export const readAsksConsent = (
  { consentSilentIn: silentIn = [], country }: Pick<BrandConfig, 'consentSilentIn' | 'country'>,
  { consent, countryId }: Pick<PageVisitor, 'countryId'> & { consent: ConsentFacts },
): boolean => asksConsent(consent, { market: findCountryById(countryId ?? 0)?.code ?? country, silentIn });

/** The chosen colour scheme; undefined: follow the system, or the brand has only one. */
export const readScheme = ({ hasDarkScheme }: Offers, cookies: Cookies): Scheme | undefined => {
  const scheme = cookies.get('shop_scheme');
  return hasDarkScheme && (scheme === 'light' || scheme === 'dark') ? scheme : undefined;
};

/** The consent and, with consent to advertising, the campaigns that led the visitor here: for the order. */
export const readTouches = (cookies: Cookies): WrittenTouches => {
  const consent = cookies.get(CONSENT_COOKIE);
  if ((readConsent(consent)?.granted.length ?? 0) === 0 || consent === undefined) return {};
  if (!allowsPurpose(consent, 'marketing')) return { consent };
  const first = cookies.get(TOUCH_COOKIES.first);
  const last = cookies.get(TOUCH_COOKIES.last);
  return { consent, ...(isWrittenTouch(first) && { first }), ...(isWrittenTouch(last) && { last }) };
};
