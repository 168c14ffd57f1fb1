import { endAllNewsOf } from '@shop/commerce-accounts';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Module } from '@shop/commerce-kit/module';
import {
  createHearing,
  readReportsRegularly,
  reportWebhookRoutes,
  type EndNews,
  type HearReport,
} from '@shop/commerce-mail-reports';
import { endNewslettersOf } from '@shop/commerce-newsletters';
import type { ApiDeps } from './api-deps.ts';

/** Logged for each client like the end by a mail's link. */
const endNewsAfterComplaint =
  (audit: Pick<AuditLog, 'recordIn'>): EndNews =>
  async (tx, email, now) => {
    await endNewslettersOf(tx, email, now);
    for (const id of await endAllNewsOf(tx, email, now))
      await audit.recordIn(tx, {
        event: 'account.changed',
        outcome: 'done',
        actor: { kind: 'system' },
        subject: { kind: 'client', id },
        details: { act: 'news.ended', reason: 'complaint' },
      });
  };

/** What bounces and complaints do, whichever way they arrive. */
export const createReportHearing = (
  deps: Pick<ApiDeps, 'db' | 'returnPaths' | 'audit' | 'log' | 'clock'>,
): HearReport => createHearing({ ...deps, endNews: endNewsAfterComplaint(deps.audit) });

/** Reads reports about mails from their mailbox, and takes those that a mail service posts. */
export const createMailReports = (deps: ApiDeps): { routes: Module } => {
  const hear = createReportHearing(deps);
  const { reports } = deps;
  if (reports.dir !== undefined) readReportsRegularly(deps.jobs, { ...deps, hear }, reports.dir);
  return {
    routes: async (app) => {
      if (reports.webhookSecret !== undefined)
        await reportWebhookRoutes({ ...deps, hear, secret: reports.webhookSecret })(app);
    },
  };
};
