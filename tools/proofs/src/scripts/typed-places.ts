import type { Asked } from '../shop/send.ts';

export type TypedPlace = {
  readonly name: string;
  /** `client`: only logged-in clients may type there. */
  readonly by?: 'client';
  readonly ask: (payload: string) => Asked;
  /** Pages that show the stored text again. */
  readonly keptOn?: readonly string[];
};

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

const ofClient = (place: TypedPlace, ...keptOn: readonly string[]): TypedPlace => ({
  ...place,
  by: 'client',
  keptOn,
});

/** Names and places of others are refused for what is no name; of the lines of an address nothing is. */
const addressWith = (path: string, ...typed: readonly string[]): TypedPlace => ({
  name: `${typed.join(', ')} of a delivery address`,
  ask: (payload) => ({
    path,
    form: {
      ...{ first_name: 'Ona', last_name: 'Petraitė', phone_number: '+370 612 34567', country_id: '1' },
      ...{ first_address: 'Pilies g. 5-12', city: 'Vilnius', zip: '01123' },
      ...Object.fromEntries(typed.map((field) => [field, payload])),
    },
  }),
});

/** The only address of the typing client. */
const addressPath = (id: number): string => `/en/delivery-addresses/${id}`;

/** Every text that clients enter about themselves and see again. */
export const clientPlaces = (addressId: number): readonly TypedPlace[] => {
  const address = addressPath(addressId);
  const lists = ['/en/delivery-addresses', address, `${address}/remove`];
  return [
    ofClient(
      addressWith(
        '/en/delivery-addresses/new',
        'first_name',
        'last_name',
        'zip',
        'phone_number',
        'country_id',
      ),
    ),
    ofClient(addressWith(address, 'first_address'), ...lists),
    ofClient(addressWith(address, 'city'), ...lists),
    ofClient(addressWith(address, 'first_name', 'last_name'), ...lists),
    ofClient(
      form('contact details', '/en/account-information', 'first_name', 'last_name', 'phone', 'intent'),
      '/en/account-information',
      '/en/user-account',
    ),
    ofClient({
      name: 'password',
      ask: (payload) => ({
        path: '/en/account-information',
        form: { intent: 'password', current_password: payload, password: payload },
      }),
    }),
    ofClient(form('amount of a top-up', '/en/balance/pay', 'amount')),
    ofClient(
      page(
        'filters of the balance',
        (typed) => `/en/balance?kind=${typed}&from=${typed}&to=${typed}&page=${typed}`,
      ),
    ),
    ofClient(
      page(
        'filters of orders',
        (typed) =>
          `/en/my-orders?search=${typed}&filter=${typed}&state=${typed}&period=${typed}&page=${typed}`,
      ),
    ),
    ofClient(page('order of a client', (typed) => `/en/my-orders/${typed}`)),
    ofClient(page('invoice', (typed) => `/en/invoice/${typed}`)),
  ];
};

/** Every text that a visitor sends with a request and gets back in its answer. */
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
  page('brands by letter', (typed) => `/en/all-brands?az=${typed}&search=${typed}`),
  page('tracking', (typed) => `/en/tracking?number=${typed}`),
  page('tracked parcel', (typed) => `/en/tracking/${typed}`),
  page('confirmed reservation', (typed) => `/en/reservation/success?reservation=${typed}`),
  page('reservation to confirm', (typed) => `/en/iphone-reservation/confirm/${typed}`),
  page('reservation', (typed) => `/en/iphone-reservation?done=${typed}&model=${typed}`),
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
  form('reservation of a device', '/en/iphone-reservation', 'model_id', 'name', 'email', 'phone'),
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
