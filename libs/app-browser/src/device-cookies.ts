import type { Preferences } from '@shop/page';

const YEAR = 365 * 24 * 60 * 60;

/** Over https the shop's cookies have names that only this very host can set. */
const nameOf = (name: string): string => (location.protocol === 'https:' ? `__Host-${name}` : name);

const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${nameOf(name)}=`))
    ?.slice(nameOf(name).length + 1);

const write = (name: string, value: string) => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${nameOf(name)}=${value}; path=/; max-age=${YEAR}; samesite=lax${secure}`;
};

export const rememberPreferences = ({
  currency,
  layout,
  scheme,
  shippingMethod,
  countryId,
}: Partial<Preferences>): void => {
  if (currency !== undefined) write('shop_currency', String(currency));
  if (layout !== undefined) write('shop_layout', layout);
  if (scheme !== undefined) write('shop_scheme', scheme);
  if (shippingMethod !== undefined) write('shop_method', shippingMethod);
  if (countryId !== undefined) write('shop_market', String(countryId));
};

/** A flag beside the session's own cookie, which scripts cannot read. */
export const hasSessionCookie = (): boolean => readCookie('shop_known') === '1';
