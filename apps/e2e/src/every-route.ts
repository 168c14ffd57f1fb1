import type { Page } from '@playwright/test';
import type { PathName } from '@shop/paths/later';

type By = 'guest' | 'client' | 'pro';

export type Opened = {
  readonly by: By;
  readonly at: string;
  /** Continues to an address that is known only by a link: the first of each name in the main part of a page. */
  readonly through: readonly RegExp[];
};

type Seen =
  | Opened
  /** Covered by the journeys of that purchase. */
  | 'purchase'
  /** Covered by the journey of the reservation. */
  | 'reservation'
  /** Covered by the journeys of the quote. */
  | 'quote'
  /** Covered by the journey of the claim. */
  | 'claim'
  /** Covered by the journeys of the withdrawal: not every brand's law gives this right. */
  | 'withdrawal'
  /** Covered by the journey of the invoice. */
  | 'invoice'
  /** Covered by the journey of the misc invoice. */
  | 'misc invoice'
  /** Covered by the journey of the content's desk. */
  | 'content desk'
  /** Has no page. */
  | 'leads on';

const guest = (at: string) => ({ at, by: 'guest', through: [] }) as const;
const client = (at: string, ...through: readonly RegExp[]) => ({ at, by: 'client', through }) as const;

const pro = (at: string, ...through: readonly RegExp[]) => ({ at, by: 'pro', through }) as const;

const AN_ORDER = /^QU/;

/** Every route, with how it is opened: a missing one does not compile. */
const ROUTES: Readonly<Record<PathName, Seen>> = {
  home: guest('/lt'),
  marketplace: guest('/ee/marketplace'),
  category: guest('/lv/c/electronics'),
  search: guest('/lt/search?s=watch'),
  dealzone: guest('/lt/dealzone'),
  categories: guest('/lv/categories'),
  allBrands: guest('/lt/all-brands'),
  categoryLevel: guest('/ee/categories/electronics'),
  login: guest('/lv/login'),
  register: guest('/lt/register'),
  passwordReset: guest('/lt/password-reset'),
  confirmEmail: guest(`/lv/confirm-email/${'a'.repeat(43)}`),
  endWishAlerts: guest(`/lv/wish-list/unsubscribe/${'a'.repeat(43)}`),
  newsletter: guest('/lt/newsletter'),
  confirmNewsletter: guest(`/lv/newsletter/confirm/${'a'.repeat(43)}`),
  endNewsletter: guest(`/lt/newsletter/unsubscribe/${'a'.repeat(43)}`),
  unsubscribe: guest(`/ee/unsubscribe/${'a'.repeat(43)}`),
  withdrawal: guest('/ee/withdrawal'),
  withdrawOrder: 'withdrawal',
  withdrawGuestOrder: 'withdrawal',
  paymentFail: guest('/lv/payment/fail'),
  notFound: guest('/ee/404'),
  status: guest('/status'),
  unsupportedBrowser: guest('/lt/unsupported-browser'),
  tracking: guest('/lt/tracking'),
  reservation: guest('/lv/iphone-reservation'),
  aboutUs: guest('/lt/about-us'),
  privacyPolicy: guest('/lv/privacy-policy'),
  purchaseAgreement: guest('/ee/purchase-agreement'),
  reservationPolicy: guest('/lt/reservation-policy'),
  faq: guest('/lv/faq'),
  faqEntry: guest('/lt/faq/i-forgot-my-password'),
  blog: guest('/ee/blog'),
  post: guest('/en/blog/air-or-sea'),
  contacts: guest('/ee/contacts'),
  consent: guest('/lt/consent'),
  contentPreview: 'content desk',
  homePreview: 'content desk',
  contentPage: guest('/lt/delivery'),
  warranty: guest('/lt/warranty'),
  orderForm: guest('/lt/order-form'),
  orderFormSummary: client('/ee/order-form/summary'),
  orderSuccessful: guest('/lv/order-successful'),
  quotes: client('/lt/quotes'),
  allStores: guest('/lt/quotes/all-stores'),
  parcels: client('/en/parcels'),
  forwardParcels: client('/lt/parcels/forward'),
  forwardRequest: client('/en/parcels', /^FR/),
  calculate: guest('/ee/calculate?price=49&weight=1'),
  claimForm: client('/ee/claim-form'),
  claimFormPro: guest('/lv/claim-form-pro'),
  pro: guest('/lt/pro'),
  sitePro: pro('/ee/site-pro'),
  siteProPeople: pro('/lt/site-pro/people'),
  siteProInvitation: pro(`/en/site-pro/invitation/${'c'.repeat(43)}`),
  siteProDelivery: pro('/lv/site-pro-delivery'),
  siteProPayment: pro('/en/site-pro?show=invoices', /^MI-/),
  userAccount: client('/en/user-account'),
  accountInformation: client('/ee/account-information'),
  accountNews: client('/lt/account-information/news'),
  accountData: client('/lt/account-information/data'),
  miscInvoice: client('/en/my-orders', /^MI-/),
  accountSecurity: client('/lv/account-information/security'),
  balance: client('/en/balance'),
  balancePay: client('/lv/balance/pay'),
  myOrders: client('/lt/my-orders'),
  order: client('/en/my-orders', AN_ORDER),
  cancelOrder: client('/en/my-orders', AN_ORDER, /^Cancel the order/),
  orderAddress: client('/en/my-orders?state=at_warehouse', AN_ORDER, /^Change the address/),
  trackedParcel: client('/en/my-orders?state=customs', AN_ORDER, /^NP/),
  deliveryAddresses: client('/lt/delivery-addresses'),
  newDeliveryAddress: client('/lv/delivery-addresses/new'),
  deliveryAddress: client('/en/delivery-addresses', /^Edit/),
  removeDeliveryAddress: client('/en/delivery-addresses', /^Remove/),
  savedCards: client('/lv/saved-cards'),
  wishList: client('/ee/wish-list'),
  myReviews: client('/lt/my-reviews'),
  writeReview: client('/en/my-orders?state=delivered', AN_ORDER, /^Write a review/),
  product: 'purchase',
  cart: 'purchase',
  checkout: 'purchase',
  payment: 'purchase',
  confirm: 'purchase',
  success: 'purchase',
  guestOrder: 'purchase',
  cancelGuestOrder: 'purchase',
  guestOrderAddress: 'purchase',
  claim: 'claim',
  quote: 'quote',
  createOrder: 'quote',
  additionalInfo: 'quote',
  reservationConfirm: 'reservation',
  reservationSuccess: 'reservation',
  invoice: 'invoice',
  invoiceAccept: 'misc invoice',
  invoiceDecline: 'misc invoice',
  paymentAccept: 'leads on',
  paymentDecline: 'leads on',
  paymentPay: 'leads on',
  saveWish: 'leads on',
  logout: 'leads on',
};

/** The routes that these visitors can open by an address. */
export const routesSeenBy = (by: By): readonly Opened[] =>
  Object.values(ROUTES).flatMap((seen) => (typeof seen === 'object' && seen.by === by ? [seen] : []));

/** Opens a route; answers with what was opened. */
export const openRoute = async (page: Page, { at, through }: Opened): Promise<string> => {
  await page.goto(at);
  for (const name of through) {
    const link = page.getByRole('main').getByRole('link', { name }).first();
    await page.goto((await link.getAttribute('href')) ?? '');
  }
  return new URL(page.url()).pathname;
};
