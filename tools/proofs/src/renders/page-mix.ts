import type { Asked } from '../shop/send.ts';

export type Wares = { readonly products: readonly string[]; readonly categories: readonly string[] };

const at = (all: readonly string[], turn: number): string => all[turn % all.length] ?? '';

/**
 * Pages of every kind in turn, enough that each kind is requested of every brand with a session and without; each is rendered, because no cached page is
 * older than one request.
 */
const KINDS: readonly ((turn: number, wares: Wares) => Asked)[] = [
  () => ({ path: '/en' }),
  (turn, { products }) => ({ path: `/lt/p/${at(products, turn)}` }),
  (turn, { categories }) => ({ path: `/en/c/${at(categories, turn)}?sort=${turn % 5}` }),
  (turn, { products }) => ({ path: `/lv/p/${at(products, 3 * turn)}?productVariant=${turn}` }),
  (turn) => ({ path: `/ee/search?s=watch+${turn}` }),
  () => ({ path: '/lt/cart' }),
  () => ({ path: '/en/login?redirect=/my-orders' }),
  (turn) => ({ path: `/en/no-such-page-${turn}` }),
  (turn) => ({ path: '/en/login', form: { email: `nobody-${turn}@shopper.example`, password: '' } }),
  () => ({ path: '/lt/my-orders' }),
  () => ({ path: '/en/user-account' }),
  () => ({ path: '/lv/account-information' }),
  () => ({ path: '/ee/delivery-addresses' }),
];

export const KINDS_OF_PAGES = KINDS.length;

export const pageAt = (turn: number, wares: Wares): Asked =>
  (KINDS[turn % KINDS.length] as (typeof KINDS)[number])(Math.floor(turn / KINDS.length), wares);

/** The statuses of the kinds above: any other is an error. */
export const isExpected = (status: number): boolean => [200, 302, 404, 422].includes(status);
