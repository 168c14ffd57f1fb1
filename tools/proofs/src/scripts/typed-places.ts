import type { Asked } from '../shop/send.ts';

export type TypedPlace = { readonly name: string; readonly ask: (payload: string) => Asked };

const inQuery = encodeURIComponent;
const page = (name: string, path: (typed: string) => string): TypedPlace => ({
  name,
  ask: (payload) => ({ path: path(inQuery(payload)) }),
});
const form = (name: string, path: string, ...fields: readonly string[]): TypedPlace => ({
  name,
  ask: (payload) => ({ path, form: Object.fromEntries(fields.map((field) => [field, payload])) }),
});
const fromCookie = (name: string, cookie: string): TypedPlace => ({
  name: `cookie ${name}`,
  ask: (payload) => ({ path: '/en/marketplace', headers: { cookie: `${cookie}=${inQuery(payload)}` } }),
});

/** Every text that a visitor gives with a request and gets back with its answer. */
export const TYPED_PLACES: readonly TypedPlace[] = [
  page('search', (typed) => `/en/search?s=${typed}`),
  page(
    'filters',
    (typed) => `/en/c/electronics?f.colour=${typed}&f.manufacturer=${typed}&f.current_price=${typed}`,
  ),
  page('filter by name', (typed) => `/en/c/electronics?f.${typed}=1`),
  page('order and page', (typed) => `/en/marketplace?sort=${typed}&page=${typed}`),
  page('query of the home page', (typed) => `/en?utm_source=${typed}&x=${typed}&${typed}=1`),
  page('address that is no page', (typed) => `/en/${typed}`),
  page('address without a language', (typed) => `/${typed}`),
  page('category', (typed) => `/lt/c/${typed}`),
  page('product', (typed) => `/ee/p/${typed}?productVariant=${typed}`),
  page('return address', (typed) => `/en/login?redirect=%2F${typed}`),
  page('notices of the cart', (typed) => `/en/cart?checkout=${typed}&adjusted=${typed}&declined=${typed}`),
  page('payment', (typed) => `/en/payment/accept?payment=${typed}`),
  page('failed payment', (typed) => `/en/payment/fail?payment=${typed}&reason=${typed}`),
  page('order', (typed) => `/en/order/${typed}`),
  page('status', (typed) => `/status?x=${typed}`),
  page('provider’s page', (typed) => `/dev/pay/${typed}`),
  page('mailbox', (typed) => `/dev/mailbox?to=${typed}`),
  page('call', (typed) => `/api/${typed}`),
  form('login', '/en/login', 'email', 'password'),
  form('registration', '/en/register', 'email', 'password', 'first_name', 'last_name', 'phone'),
  form('new password', '/en/password-reset', 'email'),
  form('cart', '/en/cart', 'intent', 'variant_id', 'quantity', 'line'),
  form('preferences', '/en/preferences', 'currency', 'market', 'layout', 'scheme', 'back'),
  fromCookie('language', 'shop_locale'),
  fromCookie('market', 'shop_market'),
  fromCookie('scheme', 'shop_scheme'),
  fromCookie('layout', 'shop_layout'),
  {
    name: 'browser',
    ask: (payload) => ({
      path: '/en/marketplace?x=1',
      headers: { 'user-agent': `MSIE 9 ${inQuery(payload)}`, 'accept-language': inQuery(payload) },
    }),
  },
];
