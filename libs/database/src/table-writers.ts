import { accountWriters } from './tables/accounts.ts';
import { factorWriters } from './tables/factors.ts';
import { auditWriters } from './tables/audit.ts';
import { campaignWriters } from './tables/campaigns.ts';
import { cartWriters } from './tables/cart.ts';
import { cartReminderWriters } from './tables/cart-reminders.ts';
import { catalogueWriters } from './tables/catalogue.ts';
import { checkoutWriters } from './tables/checkout.ts';
import { coreWriters } from './tables/core.ts';
import { forwardingWriters } from './tables/forwarding.ts';
import { invoiceWriters } from './tables/invoices.ts';
import { ledgerWriters } from './tables/ledger.ts';
import { mailWriters } from './tables/mail.ts';
import { miscInvoiceWriters } from './tables/misc-invoices.ts';
import { trackingWriters } from './tables/tracking.ts';
import { newsletterWriters } from './tables/newsletters.ts';
import { orderWriters } from './tables/orders.ts';
import { paymentMontonioWriters } from './tables/payment-montonio.ts';
import { paymentPaypalWriters } from './tables/payment-paypal.ts';
import { paymentSandboxWriters } from './tables/payment-sandbox.ts';
import { paymentStripeWriters } from './tables/payment-stripe.ts';
import { paymentWriters } from './tables/payments.ts';
import { priceWriters } from './tables/prices.ts';
import { claimWriters } from './tables/claims.ts';
import { productReviewWriters } from './tables/product-reviews.ts';
import { consentWriters } from './tables/consent.ts';
import { contentWriters } from './tables/content.ts';
import { letterWriters } from './tables/letters.ts';
import { fileWriters } from './tables/files.ts';
import { proWriters } from './tables/pro.ts';
import { quoteWriters } from './tables/quotes.ts';
import { reservationWriters } from './tables/reservations.ts';
import { searchWriters } from './tables/search.ts';
import { sessionWriters } from './tables/sessions.ts';
import { settlementWriters } from './tables/settlements.ts';
import { staffWriters } from './tables/staff.ts';
import { stockWriters } from './tables/stock.ts';
import { tariffWriters } from './tables/tariff.ts';
import { topUpWriters } from './tables/top-ups.ts';
import { trackerWriters } from './tables/trackers.ts';
import { savedMeansWriters } from './tables/saved-means.ts';
import { wishWriters } from './tables/wishes.ts';
import { withdrawalWriters } from './tables/withdrawals.ts';
import type { Schema } from './schema.ts';
import type { Writers } from './writers.ts';

/** Every table with its one writer. */
export const TABLE_WRITERS: Writers<Schema> = {
  ...accountWriters,
  ...factorWriters,
  ...auditWriters,
  ...campaignWriters,
  ...cartWriters,
  ...cartReminderWriters,
  ...catalogueWriters,
  ...checkoutWriters,
  ...coreWriters,
  ...invoiceWriters,
  ...ledgerWriters,
  ...mailWriters,
  ...miscInvoiceWriters,
  ...newsletterWriters,
  ...orderWriters,
  ...trackingWriters,
  ...paymentWriters,
  ...paymentMontonioWriters,
  ...paymentPaypalWriters,
  ...paymentSandboxWriters,
  ...paymentStripeWriters,
  ...priceWriters,
  ...claimWriters,
  ...productReviewWriters,
  ...consentWriters,
  ...contentWriters,
  ...letterWriters,
  ...fileWriters,
  ...proWriters,
  ...forwardingWriters,
  ...quoteWriters,
  ...reservationWriters,
  ...searchWriters,
  ...sessionWriters,
  ...settlementWriters,
  ...staffWriters,
  ...stockWriters,
  ...tariffWriters,
  ...topUpWriters,
  ...trackerWriters,
  ...savedMeansWriters,
  ...wishWriters,
  ...withdrawalWriters,
};
