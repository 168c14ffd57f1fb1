import { path } from './path.ts';
import { orderFor, type paths } from './paths.ts';

export { pictureOfLine } from './line-picture.ts';

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
  newsletter: path('/newsletter'),
  confirmNewsletter: path('/newsletter/confirm/:token'),
  endNewsletter: path('/newsletter/unsubscribe/:token'),
  accountSecurity: path('/account-information/security'),
  accountNews: path('/account-information/news'),
  accountData: path('/account-information/data'),
  balancePay: path('/balance/pay'),
  newDeliveryAddress: path('/delivery-addresses/new'),
  deliveryAddress: path('/delivery-addresses/:id'),
  removeDeliveryAddress: path('/delivery-addresses/:id/remove'),
  cancelOrder: path('/my-orders/:slug/cancel'),
  orderAddress: path('/my-orders/:slug/address'),
  invoice: path('/invoice/:id'),
  miscInvoice: path('/invoice/misc/:slug'),
  invoiceAccept: path('/invoice/accept'),
  invoiceDecline: path('/invoice/decline'),
  trackedParcel: path('/tracking/:id'),
  cancelGuestOrder: path('/order/:slug/cancel'),
  guestOrderAddress: path('/order/:slug/address'),
  aboutUs: path('/about-us'),
  privacyPolicy: path('/privacy-policy'),
  purchaseAgreement: path('/purchase-agreement'),
  reservationPolicy: path('/reservation-policy'),
  faq: path('/faq'),
  faqEntry: path('/faq/:slug'),
  blog: path('/blog'),
  post: path('/blog/:slug'),
  contacts: path('/contacts'),
  consent: path('/consent'),
  /** A draft, by a link of staff. */
  contentPreview: path('/content-preview/:token'),
  /** Every address that no other page has. */
  contentPage: path('/:slug/*'),
  warranty: path('/warranty'),
  claimForm: path('/claim-form'),
  claimFormPro: path('/claim-form-pro'),
  claim: path('/claim-form/:slug'),
  orderForm: path('/order-form'),
  orderFormSummary: path('/order-form/summary'),
  orderSuccessful: path('/order-successful'),
  quotes: path('/quotes'),
  allStores: path('/quotes/all-stores'),
  quote: path('/quotes/:slug'),
  createOrder: path('/create-order/:slug'),
  additionalInfo: path('/order-additional-info-needed/:slug'),
  calculate: path('/calculate'),
  parcels: path('/parcels'),
  forwardParcels: path('/parcels/forward'),
  forwardRequest: path('/parcels/:slug'),
  pro: path('/pro'),
  sitePro: path('/site-pro'),
  siteProPeople: path('/site-pro/people'),
  siteProInvitation: path('/site-pro/invitation/:code'),
  siteProDelivery: path('/site-pro-delivery'),
  siteProPayment: path('/site-pro-payment/:id'),
  reservation: path('/iphone-reservation'),
  reservationConfirm: path('/iphone-reservation/confirm/:id'),
  reservationSuccess: path('/reservation/success'),
  savedCards: path('/saved-cards'),
  wishList: path('/wish-list'),
  saveWish: path('/wish-list/save'),
  endWishAlerts: path('/wish-list/unsubscribe/:token'),
  writeReview: path('/review/:slug'),
  myReviews: path('/my-reviews'),
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
