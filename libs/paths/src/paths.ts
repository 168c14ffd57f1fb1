import { path } from './path.ts';

/** Every page that a feature may link to. Links have no language: the router's base adds it. */
export const paths = {
  home: path('/'),
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
  paymentAccept: path('/payment/accept'),
  paymentDecline: path('/payment/decline'),
  paymentPay: path('/payment/pay'),
  paymentFail: path('/payment/fail'),
  confirm: path('/confirm/:slug?'),
  success: path('/success/:slug?'),

  login: path('/login'),
  register: path('/register'),
  logout: path('/logout'),
  passwordReset: path('/password-reset/*'),
  confirmEmail: path('/confirm-email/:token'),
  unsubscribe: path('/unsubscribe/:token'),
  userAccount: path('/user-account'),
  accountInformation: path('/account-information'),
  accountSecurity: path('/account-information/security'),
  balance: path('/balance'),
  balancePay: path('/balance/pay'),
  deliveryAddresses: path('/delivery-addresses'),
  newDeliveryAddress: path('/delivery-addresses/new'),
  deliveryAddress: path('/delivery-addresses/:id'),
  accountData: path('/account-information/data'),
  removeDeliveryAddress: path('/delivery-addresses/:id/remove'),
  myOrders: path('/my-orders'),
  order: path('/my-orders/:slug'),
  cancelOrder: path('/my-orders/:slug/cancel'),
  orderAddress: path('/my-orders/:slug/address'),
  guestOrder: path('/order/:slug'),
  invoice: path('/invoice/:id'),
  tracking: path('/tracking'),
  trackedParcel: path('/tracking/:id'),
  withdrawal: path('/withdrawal'),
  cancelGuestOrder: path('/order/:slug/cancel'),
  guestOrderAddress: path('/order/:slug/address'),
  warranty: path('/warranty'),
  claimForm: path('/claim-form'),
  claimFormPro: path('/claim-form-pro'),
  claim: path('/claim-form/:slug'),
  reservation: path('/iphone-reservation'),
  reservationConfirm: path('/iphone-reservation/confirm/:id'),
  reservationSuccess: path('/reservation/success'),

  notFound: path('/404'),
  status: path('/status'),
  unsupportedBrowser: path('/unsupported-browser'),
} as const;

export type PathName = keyof typeof paths;

/**
 * The page of an order for its owner: an account's is among the orders of the account, a guest's opens by its
 * link.
 */
export const orderFor = (slug: string, isGuest: boolean): string =>
  isGuest ? paths.guestOrder.to({ slug }) : paths.order.to({ slug });

/** The page that cancels the order. */
export const cancelFor = (slug: string, isGuest: boolean): string =>
  isGuest ? paths.cancelGuestOrder.to({ slug }) : paths.cancelOrder.to({ slug });

/** The page that changes the order's address. */
export const orderAddressFor = (slug: string, isGuest: boolean): string =>
  isGuest ? paths.guestOrderAddress.to({ slug }) : paths.orderAddress.to({ slug });

/** The login page with its return address. */
export const loginFor = (target: string): string => paths.login.to({}, { redirect: target });
