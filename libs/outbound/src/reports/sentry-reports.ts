import { failureOf, isSent, NOT_REPORTED, SAMPLE_RATES } from '@shop/domain/error-report';
import { maskReport } from '@shop/domain/masked-report';
import * as Sentry from '@sentry/node';
import type { FailureReports, ReportProject } from './failure-reports.ts';

const FAREWELL_MS = 2_000;

/** No other one: bodies, cookies, variables and source lines contain more than a report may. */
const INTEGRATIONS: ReadonlySet<string> = new Set([
  'EventFilters',
  'LinkedErrors',
  'Dedupe',
  'Context',
  'Http',
  'Fastify',
  'OnUncaughtException',
  'OnUnhandledRejection',
]);

/** The rules are those of the browser's reports: never sent, always sent, and masked data. */
export const openSentryReports = ({ dsn, server, release }: ReportProject): FailureReports => {
  Sentry.init({
    dsn,
    release,
    integrations: (usual) => usual.filter(({ name }) => INTEGRATIONS.has(name)),
    maxBreadcrumbs: 0,
    tracesSampleRate: SAMPLE_RATES.traces,
    // A trace in one piece passes `beforeSendTransaction`; by default its spans are streamed past it.
    traceLifecycle: 'static',
    // Calls between the servers and to third parties get no header.
    tracePropagationTargets: [],
    ignoreErrors: [...NOT_REPORTED],
    initialScope: { tags: { server } },
    // Not `sampleRate`: it would also sample the errors that are always sent.
    beforeSend: (event, { originalException = event }) =>
      isSent(failureOf(originalException), Math.random()) ? maskReport(event) : null,
    beforeSendTransaction: (event) => maskReport(event),
  });
  return {
    report: (error) => void Sentry.captureException(error),
    close: async () => void (await Sentry.close(FAREWELL_MS)),
  };
};
