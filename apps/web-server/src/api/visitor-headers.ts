import type { WrittenTouches } from '@shop/paths/touches';

/** The visitor's data that the API gets of a request. */
export type Caller = {
  brand: string;
  locale: string;
  currencyId: number | undefined;
  token: string | undefined;
  ip: string;
  shippingMethod: 'air' | 'sea' | undefined;
  countryId: number | undefined;
  userAgent: string;
  /** Of a visitor who allows something; the campaigns with consent to advertising. */
  touches?: WrittenTouches;
};

/** The only headers that the API trusts, and only with the secret. */
export const visitorHeaders = (caller: Caller, secret: string): Record<string, string> => ({
  'x-shop-secret': secret,
  'x-shop-brand': caller.brand,
  'x-shop-locale': caller.locale,
  'x-forwarded-for': caller.ip,
  'user-agent': caller.userAgent,
  ...(caller.currencyId !== undefined && { 'x-shop-currency': String(caller.currencyId) }),
  ...(caller.shippingMethod !== undefined && { 'x-shop-method': caller.shippingMethod }),
  ...(caller.countryId !== undefined && { 'x-shop-country': String(caller.countryId) }),
  ...(caller.touches?.first !== undefined && { 'x-shop-touch-first': caller.touches.first }),
  ...(caller.touches?.last !== undefined && { 'x-shop-touch-last': caller.touches.last }),
  ...(caller.touches?.consent !== undefined && { 'x-shop-consent': caller.touches.consent }),
  ...(caller.token !== undefined && { authorization: `Bearer ${caller.token}` }),
});
