import type { Deps } from './deps.ts';
import { checkAlertsRegularly, createAlerts, mailAndJobWatches } from './modules/alerts/alerts.module.ts';
import { forgetNightly } from './modules/retention/retention.module.ts';

/** What the shop does for those who run it: alerts, and forgetting what need not be kept. */
export const keepShop = (deps: Deps): void => {
  const { jobs } = deps;
  const watches = mailAndJobWatches(deps);
  checkAlertsRegularly(jobs, createAlerts({ ...deps, watches, alertMail: deps.alertMail }));
  forgetNightly(jobs, deps);
};
