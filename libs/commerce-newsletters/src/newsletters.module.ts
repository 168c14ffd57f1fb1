import type { Jobs } from '@shop/commerce-jobs';
import type { Module } from '@shop/commerce-kit/module';
import { newslettersRoutes } from './newsletters.routes.ts';
import type { NewslettersDeps } from './newsletters.ports.ts';
import { sendIssues } from './send-issues.ts';

const SEND_ISSUES = 'newsletters-send-issues';

/** The newsletter of addresses without an account. */
export const createNewsletters = (deps: NewslettersDeps): { routes: Module } => ({
  routes: newslettersRoutes(deps),
});

type Sending = NewslettersDeps & { readonly jobs: Pick<Jobs, 'work' | 'schedule'> };

/** An issue that staff queued is mailed within the minute. */
export const sendIssuesRegularly = ({ jobs, ...deps }: Sending): void => {
  jobs.work(SEND_ISSUES, async () => void (await sendIssues(deps)), { oneWaiting: true });
  jobs.schedule(SEND_ISSUES, '* * * * *');
};
