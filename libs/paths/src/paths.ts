import { path } from './path.ts';

/** Pages that landing pages link to; all others: `laterPaths`. Links have no language: the router's base adds it. */
export const paths = {
  home: path('/'),
  /** A draft of the home page, by a link of staff. */
  homePreview: path('/home-preview/:token'),
  marketplace: path('/marketplace'),
  dealzone: path('/dealzone'),
  category: path('/c/*'),
  categories: path('/categories'),
  categoryLevel: path('/categories/*'),
  product: path('/p/*'),
  search: path('/search'),
  allBrands: path('/all-brands'),

  cart: path('/cart'),
  checkout: path('/checkout/:slug?'),
  payment: path('/payment/:slug?'),

  login: path('/login'),
  register: path('/register'),
  logout: path('/logout'),
  passwordReset: path('/password-reset/*'),
  userAccount: path('/user-account'),
  accountInformation: path('/account-information'),
  balance: path('/balance'),
  deliveryAddresses: path('/delivery-addresses'),
  myOrders: path('/my-orders'),
  order: path('/my-orders/:slug'),
  guestOrder: path('/order/:slug'),
  tracking: path('/tracking'),
  withdrawal: path('/withdrawal'),

  notFound: path('/404'),
  status: path('/status'),
  unsupportedBrowser: path('/unsupported-browser'),
} as const;

/**
 * The page of an order for its owner: an account's is among the orders of the account, a guest's opens by its
 * link.
 */
export const orderFor = (slug: string, isGuest: boolean): string =>
  isGuest ? paths.guestOrder.to({ slug }) : paths.order.to({ slug });

/** The login page with its return address. */
export const loginFor = (target: string): string => paths.login.to({}, { redirect: target });
