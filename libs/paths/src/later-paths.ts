import { path } from './path.ts';
import { orderFor, type paths } from './paths.ts';

/** Pages that no landing page links to: their addresses are loaded with the first page that does (decision 0055). */
export const laterPaths = {
  paymentAccept: path('/payment/accept'),
  paymentDecline: path('/payment/decline'),
  paymentPay: path('/payment/pay'),
  paymentFail: path('/payment/fail'),
  confirm: path('/confirm/:slug?'),
  success: path('/success/:slug?'),
  confirmEmail: path('/confirm-email/:token'),
  unsubscribe: path('/unsubscribe/:token'),
  accountSecurity: path('/account-information/security'),
  accountData: path('/account-information/data'),
  balancePay: path('/balance/pay'),
  newDeliveryAddress: path('/delivery-addresses/new'),
  deliveryAddress: path('/delivery-addresses/:id'),
  removeDeliveryAddress: path('/delivery-addresses/:id/remove'),
  cancelOrder: path('/my-orders/:slug/cancel'),
  orderAddress: path('/my-orders/:slug/address'),
  invoice: path('/invoice/:id'),
  trackedParcel: path('/tracking/:id'),
  cancelGuestOrder: path('/order/:slug/cancel'),
  guestOrderAddress: path('/order/:slug/address'),
  warranty: path('/warranty'),
  claimForm: path('/claim-form'),
  claimFormPro: path('/claim-form-pro'),
  claim: path('/claim-form/:slug'),
  reservationConfirm: path('/iphone-reservation/confirm/:id'),
  reservationSuccess: path('/reservation/success'),
  withdrawOrder: path('/my-orders/:slug/withdrawal'),
  withdrawGuestOrder: path('/order/:slug/withdrawal'),
} as const;

export type PathName = keyof typeof paths | keyof typeof laterPaths;

/** The page that cancels the order. */
export const cancelFor = (slug: string, isGuest: boolean): string =>
  isGuest ? laterPaths.cancelGuestOrder.to({ slug }) : laterPaths.cancelOrder.to({ slug });

/** The page that changes the order's address. */
export const orderAddressFor = (slug: string, isGuest: boolean): string =>
  isGuest ? laterPaths.guestOrderAddress.to({ slug }) : laterPaths.orderAddress.to({ slug });

/** The page that states the withdrawal from an order. */
export const withdrawFor = (slug: string, isGuest: boolean): string =>
  `${orderFor(slug, isGuest)}/withdrawal`;
