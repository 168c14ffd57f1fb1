import { accountsPersonal } from '@shop/commerce-accounts';
import { campaignsPersonal } from '@shop/commerce-campaigns';
import { cartPersonal } from '@shop/commerce-cart';
import { checkoutPersonal } from '@shop/commerce-checkout';
import { claimsPersonal } from '@shop/commerce-claims';
import { contentPersonal } from '@shop/commerce-content';
import { factorsPersonal } from '@shop/commerce-factors';
import type { PersonalPart } from '@shop/commerce-kit/personal-data';
import { forwardingPersonal } from '@shop/commerce-forwarding';
import { mailPersonal } from '@shop/commerce-mail';
import { mailReportsPersonal } from '@shop/commerce-mail-reports';
import { miscInvoicesPersonal } from '@shop/commerce-misc-invoices';
import { newslettersPersonal } from '@shop/commerce-newsletters';
import { savedMeansPersonal } from '@shop/commerce-saved-means';
import { ordersPersonal } from '@shop/commerce-orders';
import { productReviewsPersonal } from '@shop/commerce-product-reviews';
import { proPersonal } from '@shop/commerce-pro';
import { keptParts } from '@shop/commerce-privacy';
import { quotesPersonal } from '@shop/commerce-quotes';
import { reservationsPersonal } from '@shop/commerce-reservations';
import { trackersPersonal } from '@shop/commerce-trackers';
import { cartRemindersPersonal } from '@shop/commerce-cart-reminders';
import { wishesPersonal } from '@shop/commerce-wishes';
import { withdrawalsPersonal } from '@shop/commerce-withdrawals';

/** All that the shop stores about a client, in the order of an export. */
export const personalParts: readonly PersonalPart[] = [
  ...accountsPersonal,
  factorsPersonal,
  cartPersonal,
  cartRemindersPersonal,
  wishesPersonal,
  newslettersPersonal,
  checkoutPersonal,
  ordersPersonal,
  campaignsPersonal,
  trackersPersonal,
  savedMeansPersonal,
  ...keptParts,
  quotesPersonal,
  forwardingPersonal,
  miscInvoicesPersonal,
  proPersonal,
  reservationsPersonal,
  claimsPersonal,
  productReviewsPersonal,
  withdrawalsPersonal,
  contentPersonal,
  mailPersonal,
  mailReportsPersonal,
];
