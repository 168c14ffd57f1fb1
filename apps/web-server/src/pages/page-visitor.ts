import type { PageVisitor } from '@shop/brand';
import { isSessionToken, SESSION_COOKIE } from '../api/session-cookies.ts';

type Cookies = ReadonlyMap<string, string>;

export const readToken = (cookies: Cookies): string | undefined => {
  const token = cookies.get(SESSION_COOKIE);
  return isSessionToken(token) ? token : undefined;
};

/** The visitor's settings; an unknown value is ignored. */
export const readVisitor = (cookies: Cookies, hasSession: () => boolean): PageVisitor => {
  const currency = cookies.get('shop_currency');
  const scheme = cookies.get('shop_scheme');
  const method = cookies.get('shop_method');
  return {
    get hasSession() {
      return hasSession();
    },
    currencyId: currency && /^\d{1,4}$/.test(currency) ? Number(currency) : undefined,
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined,
    layout: cookies.get('shop_layout') === 'LIST' ? 'LIST' : 'GRID',
    shippingMethod: method === 'air' || method === 'sea' ? method : undefined,
  };
};
