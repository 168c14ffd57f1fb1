import type { Preferences } from '@shop/page';

const YEAR = 365 * 24 * 60 * 60;

/** Over https the shop's cookies have names that only this exact host can set. */
const nameOf = (name: string): string => (location.protocol === 'https:' ? `__Host-${name}` : name);

export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${nameOf(name)}=`))
    ?.slice(nameOf(name).length + 1);

/** `seconds` 0 or less removes it. */
export const writeCookie = (name: string, value: string, seconds = YEAR): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${nameOf(name)}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
};

export const rememberPreferences = ({
  currency,
  layout,
  scheme,
  shippingMethod,
  countryId,
}: Partial<Preferences>): void => {
  if (currency !== undefined) writeCookie('shop_currency', String(currency));
  if (layout !== undefined) writeCookie('shop_layout', layout);
  if (scheme !== undefined) writeCookie('shop_scheme', scheme);
  if (shippingMethod !== undefined) writeCookie('shop_method', shippingMethod);
  if (countryId !== undefined) writeCookie('shop_market', String(countryId));
};

/** A flag beside the session's own cookie, which scripts cannot read. */
export const hasSessionCookie = (): boolean => readCookie('shop_known') === '1';
