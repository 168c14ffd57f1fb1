import type { Deps } from './deps.ts';
import {
  checkAlertsRegularly,
  createAlerts,
  mailAndJobWatches,
  type Watch,
} from '@shop/commerce-operations/alerts';
import { countPaymentsInReview } from '@shop/commerce-payments';
import { forgetNightly } from '@shop/commerce-operations/retention';

/** What the shop does for those who run it: alerts, and forgetting what need not be kept. */
export const keepShop = (deps: Deps): void => {
  const { jobs, db } = deps;
  const watches: readonly Watch[] = [
    ...mailAndJobWatches(deps),
    { code: 'payments_in_review', threshold: 1, count: () => countPaymentsInReview(db) },
  ];
  checkAlertsRegularly(jobs, createAlerts({ ...deps, watches, alertMail: deps.alertMail }));
  forgetNightly(jobs, deps);
};
