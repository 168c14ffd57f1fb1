import type { ApiDeps } from './api-deps.ts';
import {
  checkAlertsRegularly,
  createAlerts,
  mailAndJobWatches,
  type Watch,
} from '@shop/commerce-operations/alerts';
import { accountsRetention } from '@shop/commerce-accounts';
import { campaignsRetention } from '@shop/commerce-campaigns';
import { cartRemindersRetention } from '@shop/commerce-cart-reminders';
import { claimsRetention } from '@shop/commerce-claims';
import { contentRetention } from '@shop/commerce-content';
import { checkoutRetention } from '@shop/commerce-checkout';
import { factorsRetention } from '@shop/commerce-factors';
import { forwardingRetention } from '@shop/commerce-forwarding';
import { kitRetention } from '@shop/commerce-kit/kit.retention';
import type { RetentionRule } from '@shop/commerce-kit/retention';
import { mailRetention } from '@shop/commerce-mail';
import { mailReportsRetention } from '@shop/commerce-mail-reports';
import { miscInvoicesRetention } from '@shop/commerce-misc-invoices';
import { newslettersRetention } from '@shop/commerce-newsletters';
import { privacyRetention } from '@shop/commerce-privacy';
import { countPaymentsInReview, paymentsRetention } from '@shop/commerce-payments';
import { isReady } from '@shop/commerce-payments/providers';
import { productReviewsRetention } from '@shop/commerce-product-reviews';
import { proRetention } from '@shop/commerce-pro';
import { countKeyRefusals, countOverdueReports, readSettlementsDaily } from '@shop/commerce-settlements';
import { quotesRetention } from '@shop/commerce-quotes';
import { reservationsRetention } from '@shop/commerce-reservations';
import { savedMeansRetention } from '@shop/commerce-saved-means';
import { textsRetention } from '@shop/commerce-texts';
import { staffRetention } from '@shop/commerce-staff';
import { trackersRetention } from '@shop/commerce-trackers';
import { wishesRetention } from '@shop/commerce-wishes';
import { countDueWithdrawals, withdrawalsRetention } from '@shop/commerce-withdrawals';
import { forgetNightly } from '@shop/commerce-operations/retention';

/** The retention rules of all stored data. */
export const shopRetention: readonly RetentionRule[] = [
  ...mailRetention,
  ...mailReportsRetention,
  ...checkoutRetention,
  ...accountsRetention,
  ...factorsRetention,
  ...paymentsRetention,
  ...savedMeansRetention,
  ...quotesRetention,
  ...forwardingRetention,
  ...reservationsRetention,
  ...wishesRetention,
  ...cartRemindersRetention,
  ...newslettersRetention,
  ...campaignsRetention,
  ...trackersRetention,
  ...staffRetention,
  ...textsRetention,
  ...withdrawalsRetention,
  ...claimsRetention,
  ...productReviewsRetention,
  ...contentRetention,
  ...miscInvoicesRetention,
  ...proRetention,
  ...privacyRetention,
  ...kitRetention,
];

/** Work for the operators: alerts, settlement reports and retention. */
export const scheduleAlertsAndRetention = (deps: ApiDeps): void => {
  const { jobs, db, isProduction, providerSettings: settings, settlementDir } = deps;
  const providers = deps.providerEntries.filter((entry) => isReady(entry, { isProduction, settings }));
  const watches: readonly Watch[] = [
    ...mailAndJobWatches(deps),
    { code: 'payments_in_review', threshold: 1, count: () => countPaymentsInReview(db) },
    { code: 'payments_key_refused', threshold: 1, count: (now) => countKeyRefusals(db, now) },
    { code: 'withdrawals_due', threshold: 1, count: (now) => countDueWithdrawals(db, now) },
    {
      code: 'settlements_missing',
      threshold: 1,
      count: (now) => countOverdueReports(db, { providers, settings }, now),
    },
  ];
  checkAlertsRegularly(jobs, createAlerts({ ...deps, watches, alertMail: deps.alertMail }));
  if (settlementDir !== undefined)
    readSettlementsDaily(jobs, { ...deps, db: deps.background, providers, settings }, settlementDir);
  forgetNightly(jobs, { ...deps, rules: shopRetention });
};
