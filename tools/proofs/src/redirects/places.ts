import { randomUUID } from 'node:crypto';
import type { Asked } from '../shop/send.ts';

export type Place = {
  readonly name: string;
  readonly by: 'guest' | 'client' | 'new client';
  readonly ask: (vector: string) => Asked;
};

export const CLIENT = { email: 'demo@nordport.example', password: 'harbour-demo-2024' };

const inQuery = (vector: string): string => encodeURIComponent(vector);

/** As a browser sends it: characters that are invalid in a request line are escaped. */
const inPath = (vector: string): string => vector.replace(/[^\u0021-\u007e]/gu, encodeURIComponent);

/** Common names of redirect parameters. */
const NAMES = [
  ...[
    'redirect',
    'redirect_uri',
    'redirect_url',
    'back',
    'next',
    'url',
    'to',
    'return',
    'returnUrl',
    'return_url',
  ],
  ...['return_to', 'continue', 'target', 'dest', 'callback', 'goto', 'r', 'u', 'ref', 'queryKey'],
];
const everyName = (vector: string): string => NAMES.map((name) => `${name}=${inQuery(vector)}`).join('&');

const page = (name: string, by: Place['by'], path: (vector: string) => string): Place => ({
  ...{ name, by },
  ask: (vector) => ({ path: path(vector) }),
});

const form = (name: string, path: string, fields: (vector: string) => Record<string, string>): Place => ({
  ...{ name, by: 'guest' },
  ask: (vector) => ({ path, form: fields(vector) }),
});

/** A form with its own fields; the vector is in its address and in further fields of every name. */
const namedForm = (
  name: string,
  by: Place['by'],
  path: string,
  fields: () => Record<string, string>,
): Place => ({
  ...{ name, by },
  ask: (vector) => ({
    path: `${path}?${everyName(vector)}`,
    form: { ...fields(), ...Object.fromEntries(NAMES.map((one) => [one, vector])) },
  }),
});

const NEW_CLIENT = { first_name: 'Ona', last_name: 'Petraitė', phone: '', password: 'ilga diena pie jūras' };
const HOME = {
  ...{ first_name: 'Ona', last_name: 'Petraitė', phone_number: '+370 612 34567', country_id: '1' },
  ...{ first_address: 'Pilies g. 5-12', city: 'Vilnius', zip: '01123' },
};
/** The first client's own. */
const KEPT_ADDRESS = '/en/delivery-addresses/1';
const SLUG = 'A'.repeat(22);

const fromElsewhere = (name: string, headers: (vector: string) => Record<string, string>): Place => ({
  ...{ name, by: 'guest' },
  ask: (vector) => ({ path: '/marketplace', headers: headers(inPath(vector)) }),
});

/** Every place of the shop that redirects, or that other shops redirect from. */
export const PLACES: readonly Place[] = [
  {
    ...{ name: 'login form', by: 'new client' },
    ask: (vector) => ({ path: `/en/login?redirect=${inQuery(vector)}`, form: CLIENT }),
  },
  namedForm('registration form', 'new client', '/en/register', () => ({
    ...NEW_CLIENT,
    email: `redirects-${randomUUID()}@shopper.example`,
  })),
  namedForm('form of a forgotten password', 'guest', '/en/password-reset', () => ({
    email: 'redirects@shopper.example',
  })),
  page('login of a client', 'client', (vector) => `/en/login?redirect=${inQuery(vector)}`),
  page('login of a client, unescaped', 'client', (vector) => `/en/login?redirect=${inPath(vector)}`),
  page('registration of a client', 'client', (vector) => `/en/register?redirect=${inQuery(vector)}`),
  page('new password of a client', 'client', (vector) => `/en/password-reset?redirect=${inQuery(vector)}`),
  page('page for clients', 'guest', (vector) => `/en/my-orders?${everyName(vector)}`),
  page('logout by address', 'client', (vector) => `/en/logout?${everyName(vector)}`),
  page('links of the login page', 'guest', (vector) => `/en/login?redirect=${inQuery(vector)}`),

  form('currency', '/en/preferences', (back) => ({ currency: '1', back })),
  form('market', '/en/preferences', (back) => ({ market: '1', back })),
  form('shipping method', '/en/preferences', (back) => ({ shipping_method: 'sea', back })),
  form('colour scheme', '/en/preferences', (back) => ({ scheme: 'dark', back })),
  form('unsupported browser', '/en/preferences', (back) => ({ browser: 'keep', back })),
  form('logout form', '/en/logout', (back) => ({ back, redirect: back, everywhere: '0' })),
  form('cart form', '/en/cart', (back) => ({
    intent: 'add',
    variant_id: '1',
    quantity: '1',
    back,
    redirect: back,
  })),

  page('address without a language', 'guest', (vector) => `/${inPath(vector)}`.replace(/^\/(?=\/)/, '')),
  page('address with a language', 'guest', (vector) => `/en${inPath(vector)}`),
  page('slash at the end', 'guest', (vector) => `/en/${inPath(vector)}/`),
  page('slash at the end, no language', 'guest', (vector) => `${inPath(vector).replace(/^(?!\/)/, '/')}/`),
  page('old product address', 'guest', (vector) => `/market/product/${inPath(vector)}`),
  page('old product address in a language', 'guest', (vector) => `/en/market/product${inPath(vector)}`),
  page('path check', 'guest', (vector) => `/en/proof-old-address?${everyName(vector)}`),
  page('search text', 'guest', (vector) => `/en/search?searchText=${inQuery(vector)}&${everyName(vector)}`),
  page('product by name', 'guest', (vector) => `/en/p/${inPath(vector)}`),

  page(
    'return from the provider',
    'client',
    (vector) => `/en/payment/accept?payment=${inQuery(vector)}&${everyName(vector)}`,
  ),
  page(
    'refusal of the provider',
    'client',
    (vector) => `/en/payment/decline?payment=${inQuery(vector)}&${everyName(vector)}`,
  ),
  page('provider’s own page', 'guest', (vector) => `/dev/pay/${inQuery(vector)}?${everyName(vector)}`),
  page(
    'payment by a mailed link',
    'client',
    (vector) => `/en/payment/pay?payment=${inQuery(vector)}&${everyName(vector)}`,
  ),
  // Providers’ adapters use these two as return addresses, with their own parameters.
  page(
    'return with parameters of providers',
    'guest',
    (vector) =>
      `/en/payment/accept?payment=${inQuery(vector)}&session_id=${inQuery(vector)}&token=${inQuery(vector)}&order-token=${inQuery(vector)}&PayerID=${inQuery(vector)}`,
  ),
  page(
    'refusal with parameters of providers',
    'guest',
    (vector) =>
      `/en/payment/decline?payment=${inQuery(vector)}&token=${inQuery(vector)}&reason=${inQuery(vector)}`,
  ),
  page(
    'failed payment',
    'guest',
    (vector) => `/en/payment/fail?payment=${inQuery(vector)}&${everyName(vector)}`,
  ),
  namedForm('new delivery address', 'client', '/en/delivery-addresses/new', () => ({
    ...HOME,
    intent: 'country',
  })),
  namedForm('edited delivery address', 'client', KEPT_ADDRESS, () => HOME),
  namedForm('main delivery address', 'client', '/en/delivery-addresses', () => ({ id: '1' })),
  page('removed delivery address', 'client', (vector) => `${KEPT_ADDRESS}/remove?${everyName(vector)}`),
  namedForm('contact details', 'client', '/en/account-information', () => ({
    ...NEW_CLIENT,
    intent: 'contact',
  })),
  namedForm('amount of a top-up', 'client', '/en/balance/pay', () => ({ amount: '10' })),
  {
    ...{ name: 'amount of a top-up that is none', by: 'client' },
    ask: (vector) => ({ path: '/en/balance/pay', form: { amount: vector } }),
  },
  page(
    'filters of the balance',
    'client',
    (vector) =>
      `/en/balance?kind=${inQuery(vector)}&from=${inQuery(vector)}&to=${inQuery(vector)}&page=${inQuery(vector)}`,
  ),
  page(
    'filters of orders',
    'client',
    (vector) =>
      `/en/my-orders?filter=${inQuery(vector)}&state=${inQuery(vector)}&period=${inQuery(vector)}&search=${inQuery(vector)}&page=${inQuery(vector)}`,
  ),
  page('invoice', 'client', (vector) => `/en/invoice/${inQuery(vector)}?${everyName(vector)}`),
  namedForm('cancelling', 'guest', `/en/order/${SLUG}/cancel`, () => ({ reason: 'changed_mind' })),
  page('tracking', 'guest', (vector) => `/en/tracking?number=${inQuery(vector)}&${everyName(vector)}`),
  page('tracked parcel', 'guest', (vector) => `/en/tracking/${inQuery(vector)}`),
  page('reservation', 'guest', (vector) => `/en/iphone-reservation?${everyName(vector)}`),
  page(
    'confirmed reservation',
    'guest',
    (vector) => `/en/reservation/success?reservation=${inQuery(vector)}`,
  ),
  page('reservation to confirm', 'guest', (vector) => `/en/iphone-reservation/confirm/${inQuery(vector)}`),
  page(
    'campaign',
    'guest',
    (vector) =>
      `/marketplace?utm_source=${inQuery(vector)}&utm_campaign=${inQuery(vector)}&utm_medium=${inQuery(vector)}`,
  ),
  page('checkout', 'client', (vector) => `/en/checkout?${everyName(vector)}`),
  page('checkout by name', 'client', (vector) => `/en/checkout/${inQuery(vector)}`),
  page('payment step', 'client', (vector) => `/en/payment?${everyName(vector)}`),
  page('order', 'guest', (vector) => `/en/order/${inQuery(vector)}`),

  fromElsewhere('referer', (vector) => ({ referer: vector })),
  fromElsewhere('forwarded host', (vector) => ({ 'x-forwarded-host': vector, forwarded: `host=${vector}` })),
  fromElsewhere('rewritten address', (vector) => ({ 'x-original-url': vector, 'x-rewrite-url': vector })),
  fromElsewhere('language cookie', (vector) => ({ cookie: `shop_locale=${vector.replaceAll(';', '%3b')}` })),
];
