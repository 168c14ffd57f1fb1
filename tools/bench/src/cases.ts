import { aClient } from './a-client.ts';
import type { Case } from './measure.ts';
import type { Ports } from './stack.ts';

const addressOf = (port: number) => `http://127.0.0.1:${port}`;
const LISTING = '/en/c/electronics';
/** Of the web server, after pages of visitors with a cart. */
const MOST_MB = 300;

const LISTING_CALL = '/api/search/searchForCategoryItems';
const listingOf = (params: Record<string, string>, categoryId = 2) =>
  JSON.stringify({ locale: 'en', params, categoryId, limit: 48, offset: 0, facets: true });

const listingBody = listingOf({});

/** Requests of an attacker: facets that no catalogue has. They must cost no more than requests without facets. */
const INVENTED = Object.fromEntries(
  Array.from({ length: 150 }, (_, at) => [`f.additional_field_${at + 1_000}`, 'a']),
);

const CLOTHES = 2511;
/** Fields of the demo catalogue: colour 1, size 2. */
const SIZE_AND_COLOUR = { 'f.additional_field_2': 'm', 'f.additional_field_1': 'rust,berry' };

type Listing = { items: { slug: string; variant_id: number | null }[] };

const jsonHeaders = (cached: string) => ({
  'content-type': 'application/json',
  origin: cached,
  'accept-encoding': 'br, gzip',
});
const PAGE_HEADERS = { 'accept-encoding': 'br, gzip', accept: 'text/html' };

/** The first product of a listing that one click can add, with its version. */
export const firstProduct = async (cached: string) => {
  const answer = await fetch(cached + LISTING_CALL, {
    method: 'POST',
    headers: jsonHeaders(cached),
    body: listingBody,
  });
  const { items } = (await answer.json()) as Listing;
  const item = items.find(({ variant_id }) => variant_id !== null);
  if (!item) throw new Error('The demo catalogue has nothing to put into a cart.');
  return { slug: item.slug, variantId: item.variant_id! };
};

const findScript = async (cached: string): Promise<string> => {
  const html = await (await fetch(`${cached}/en`)).text();
  const script = /(?:src|href)="([^"]+\.js)"/.exec(html)?.[1];
  if (!script) throw new Error('The home page names no script.');
  return script;
};

/** The session cookie of a visitor with a cart. */
const sessionWith = async (cached: string, variantId: number) => {
  const answer = await fetch(`${cached}/api/cart/add`, {
    method: 'POST',
    headers: jsonHeaders(cached),
    body: JSON.stringify({ variant_id: variantId, quantity: 1 }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  if (!cookie) throw new Error(`No session was made: ${answer.status}`);
  return cookie;
};

/** All measured cases, in the order of the table. Gates are milliseconds of processor time for each request. */
export const findCases = async (ports: Ports): Promise<Case[]> => {
  const [cached, rendered, asking] = [ports.cached, ports.rendering, ports.asking].map(addressOf) as [
    string,
    string,
    string,
  ];
  const staticFile = await findScript(cached);
  const { slug, variantId } = await firstProduct(cached);
  const cookie = await sessionWith(cached, variantId);
  const page = (name: string, url: string, gateMs?: number, headers = {}): Case => ({
    name,
    url,
    headers: { ...PAGE_HEADERS, ...headers },
    ...(gateMs !== undefined && { gateMs }),
  });
  /** A cached page with the parts of a visitor who has a cart. */
  const withCart = (name: string, path: string) => page(`${name}, with a cart`, cached + path, 2, { cookie });
  const client = await aClient(cached, variantId);
  /** A client's page, which is rendered for each request. */
  const ofClient = (name: string, path: string) =>
    page(`${name} of a client`, cached + path, 8, { cookie: client.cookie });
  const call = (name: string, path: string, body: string, gateMs: number, headers = {}): Case => ({
    name,
    url: cached + path,
    method: 'POST',
    headers: { ...jsonHeaders(cached), ...headers },
    body,
    gateMs,
  });
  return [
    page('a static file', cached + staticFile),
    page('home, cached', `${cached}/en`, 0.3),
    page('listing, cached', cached + LISTING, 0.3),
    page('product, cached', `${cached}/en/p/${slug}`, 0.3),
    withCart('home', '/en'),
    withCart('listing', LISTING),
    withCart('product', `/en/p/${slug}`),
    { ...withCart('search', '/en/search?s=shirt'), gateMb: MOST_MB },
    ofClient('account', '/en/user-account'),
    ofClient('account information', '/en/account-information'),
    ofClient('addresses', '/en/delivery-addresses'),
    ofClient('balance', '/en/balance'),
    ofClient('payment into the balance', '/en/balance/pay'),
    ofClient('security', '/en/account-information/security'),
    ofClient('wish list', '/en/wish-list'),
    ofClient('claim form', '/en/claim-form'),
    ofClient('orders', '/en/my-orders'),
    ofClient('order', client.order),
    ofClient('invoice', client.invoice),
    page('home, rendered', `${rendered}/en`, 6),
    page('listing, rendered', rendered + LISTING, 8),
    page('product, rendered', `${rendered}/en/p/${slug}`, 6),
    page('home, no answer kept', `${asking}/en`),
    page('listing, no answer kept', asking + LISTING, 12),
    call('listing call, 48 with facets', LISTING_CALL, listingBody, 3),
    call('listing call, 150 invented facets', LISTING_CALL, listingOf(INVENTED), 3),
    call('listing call, size and colour', LISTING_CALL, listingOf(SIZE_AND_COLOUR, CLOTHES), 10),
    call('add to cart', '/api/cart/add', JSON.stringify({ variant_id: variantId, quantity: 1 }), 5, {
      cookie,
    }),
  ];
};
