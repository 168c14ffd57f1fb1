import type { Migration } from 'kysely/migration';
import * as core from './0001-core.ts';
import * as catalogue from './0002-catalogue.ts';
import * as tariffAndCart from './0003-tariff-and-cart.ts';
import * as checkout from './0004-checkout.ts';
import * as accounts from './0005-accounts.ts';
import * as mailAndJobs from './0006-mail-and-jobs.ts';
import * as salesAndBanks from './0007-sales-and-banks.ts';
import * as reviewAndDirham from './0008-review-and-dirham.ts';
import * as cartChangesAndHolds from './0009-cart-changes-and-holds.ts';
import * as alerts from './0010-alerts.ts';
import * as audit from './0010-audit.ts';
import * as sessionEnds from './0010-session-ends.ts';
import * as finding from './0011-finding.ts';
import * as profileAndPictures from './0013-profile-and-pictures.ts';
import * as orderLinks from './0014-order-links.ts';
import * as choiceIndex from './0015-choice-index.ts';
import * as shopNow from './0016-shop-now.ts';
import * as listedValues from './0017-listed-values.ts';
import * as partedOrders from './0018-parted-orders.ts';
import * as paymentProcessors from './0019-payment-processors.ts';
import * as truePrices from './0020-true-prices.ts';
import * as priceIntervals from './0021-price-intervals.ts';
import * as mailPauses from './0024-mail-pauses.ts';
import * as priceBooks from './0025-price-books.ts';
import * as productDuties from './0027-product-duties.ts';
import * as pathRedirects from './0028-path-redirects.ts';
import * as priceCopies from './0029-price-copies.ts';
import * as load from './0030-load.ts';
import * as priceFacts from './0031-price-facts.ts';
import * as mainAddress from './0033-main-address.ts';
import * as charged from './0034-charged.ts';
import * as paymentRefund from './0035-payment-refund.ts';
import * as paypalPayment from './0040-paypal-payment.ts';
import * as montonioPayment from './0041-montonio-payment.ts';
import * as lastStretch from './0044-last-stretch.ts';
import * as orderActs from './0045-order-acts.ts';
import * as parcels from './0045-parcels.ts';
import * as sizeCharts from './0050-size-charts.ts';
import * as stripePayment from './0051-stripe-payment.ts';
import * as topUps from './0054-top-ups.ts';
import * as invoices from './0056-invoices.ts';
import * as reservations from './0063-reservations.ts';
import * as sessionDevices from './0070-session-devices.ts';
import * as campaignVisits from './0071-campaign-visits.ts';
import * as sessionPlaces from './0072-session-places.ts';
import * as emailChanges from './0073-email-changes.ts';
import * as flagsByPrice from './0074-flags-by-price.ts';
import * as returnExceptions from './0075-return-exceptions.ts';
import * as settlement from './0080-settlement.ts';
import * as mailLinks from './0082-mail-links.ts';
import * as addressChanges from './0083-address-changes.ts';
import * as withdrawals from './0087-withdrawals.ts';
import * as accountFactors from './0090-account-factors.ts';
import * as staff from './0093-staff.ts';
import * as balanceRequests from './0094-balance-requests.ts';
import * as claims from './0097-claims.ts';
import * as erasedClients from './0103-erased-clients.ts';
import * as miscInvoices from './0104-misc-invoices.ts';
import * as invoiceSubjects from './0105-invoice-subjects.ts';
import * as content from './0110-content.ts';
import * as letters from './0111-letters.ts';
import * as quoteRequests from './0115-quote-requests.ts';
import * as linksOfFeatures from './0116-links-of-features.ts';
import * as forwarding from './0120-forwarding.ts';
import * as pro from './0130-pro.ts';
import * as sentTables from './0131-sent-tables.ts';
import * as linkOfPro from './0132-link-of-pro.ts';
import * as consentRecords from './0140-consent-records.ts';
import * as orderTouches from './0141-order-touches.ts';
import * as readLinks from './0150-read-links.ts';
import * as quoteDeliveries from './0160-quote-deliveries.ts';
import * as linkPictures from './0166-link-pictures.ts';
import * as wishes from './0170-wishes.ts';
import * as trackers from './0180-trackers.ts';
import * as staffCodes from './0190-staff-codes.ts';
import * as savedMeans from './0192-saved-means.ts';
import * as takenWork from './0191-taken-work.ts';
import * as companyBuyers from './0195-company-buyers.ts';
import * as reservationDeposits from './0196-reservation-deposits.ts';
import * as newsTopics from './0197-news-topics.ts';
import * as packagePhotos from './0198-package-photos.ts';
import * as vatNumbersByStaff from './0199-vat-numbers-by-staff.ts';
import * as newsOfMails from './0200-news-of-mails.ts';
import * as newsletters from './0201-newsletters.ts';
import * as linkOfNewsletter from './0202-link-of-newsletter.ts';
import * as cartReminders from './0203-cart-reminders.ts';
import * as mailReports from './0204-mail-reports.ts';
import * as productReviews from './0210-product-reviews.ts';
import * as contentDrafts from './0220-content-drafts.ts';
import * as homes from './0221-homes.ts';
import * as textImports from './0230-text-imports.ts';
import * as textsOfBrands from './0231-texts-of-brands.ts';
import * as decidedReviews from './0232-decided-reviews.ts';
import * as ordersOnAccount from './0233-orders-on-account.ts';
import * as peopleOfCompanies from './0236-people-of-companies.ts';
import * as returnedTwice from './0240-returned-twice.ts';

/**
 * In the order in which they run. Forward only: a released migration is never edited, a new one follows it.
 */
export const migrations: Record<string, Migration> = {
  '0001-core': core,
  '0002-catalogue': catalogue,
  '0003-tariff-and-cart': tariffAndCart,
  '0004-checkout': checkout,
  '0005-accounts': accounts,
  '0006-mail-and-jobs': mailAndJobs,
  '0007-sales-and-banks': salesAndBanks,
  '0008-review-and-dirham': reviewAndDirham,
  '0009-cart-changes-and-holds': cartChangesAndHolds,
  '0010-alerts': alerts,
  '0010-audit': audit,
  '0010-session-ends': sessionEnds,
  '0011-finding': finding,
  '0013-profile-and-pictures': profileAndPictures,
  '0014-order-links': orderLinks,
  '0015-choice-index': choiceIndex,
  '0016-shop-now': shopNow,
  '0017-listed-values': listedValues,
  '0018-parted-orders': partedOrders,
  '0019-payment-processors': paymentProcessors,
  '0020-true-prices': truePrices,
  '0021-price-intervals': priceIntervals,
  '0024-mail-pauses': mailPauses,
  '0025-price-books': priceBooks,
  '0027-product-duties': productDuties,
  '0028-path-redirects': pathRedirects,
  '0029-price-copies': priceCopies,
  '0030-load': load,
  '0031-price-facts': priceFacts,
  '0033-main-address': mainAddress,
  '0034-charged': charged,
  '0035-payment-refund': paymentRefund,
  '0040-paypal-payment': paypalPayment,
  '0041-montonio-payment': montonioPayment,
  '0044-last-stretch': lastStretch,
  '0045-order-acts': orderActs,
  '0045-parcels': parcels,
  '0050-size-charts': sizeCharts,
  '0051-stripe-payment': stripePayment,
  '0054-top-ups': topUps,
  '0056-invoices': invoices,
  '0063-reservations': reservations,
  '0070-session-devices': sessionDevices,
  '0071-campaign-visits': campaignVisits,
  '0072-session-places': sessionPlaces,
  '0073-email-changes': emailChanges,
  '0074-flags-by-price': flagsByPrice,
  '0075-return-exceptions': returnExceptions,
  '0080-settlement': settlement,
  '0082-mail-links': mailLinks,
  '0083-address-changes': addressChanges,
  '0087-withdrawals': withdrawals,
  '0090-account-factors': accountFactors,
  '0093-staff': staff,
  '0094-balance-requests': balanceRequests,
  '0097-claims': claims,
  '0103-erased-clients': erasedClients,
  '0104-misc-invoices': miscInvoices,
  '0105-invoice-subjects': invoiceSubjects,
  '0110-content': content,
  '0111-letters': letters,
  '0115-quote-requests': quoteRequests,
  '0116-links-of-features': linksOfFeatures,
  '0120-forwarding': forwarding,
  '0130-pro': pro,
  '0131-sent-tables': sentTables,
  '0132-link-of-pro': linkOfPro,
  '0140-consent-records': consentRecords,
  '0141-order-touches': orderTouches,
  '0150-read-links': readLinks,
  '0160-quote-deliveries': quoteDeliveries,
  '0166-link-pictures': linkPictures,
  '0170-wishes': wishes,
  '0180-trackers': trackers,
  '0190-staff-codes': staffCodes,
  '0191-taken-work': takenWork,
  '0192-saved-means': savedMeans,
  '0195-company-buyers': companyBuyers,
  '0196-reservation-deposits': reservationDeposits,
  '0197-news-topics': newsTopics,
  '0198-package-photos': packagePhotos,
  '0199-vat-numbers-by-staff': vatNumbersByStaff,
  '0200-news-of-mails': newsOfMails,
  '0201-newsletters': newsletters,
  '0202-link-of-newsletter': linkOfNewsletter,
  '0203-cart-reminders': cartReminders,
  '0204-mail-reports': mailReports,
  '0210-product-reviews': productReviews,
  '0220-content-drafts': contentDrafts,
  '0221-homes': homes,
  '0230-text-imports': textImports,
  '0231-texts-of-brands': textsOfBrands,
  '0232-decided-reviews': decidedReviews,
  '0233-orders-on-account': ordersOnAccount,
  '0236-people-of-companies': peopleOfCompanies,
  '0240-returned-twice': returnedTwice,
};
