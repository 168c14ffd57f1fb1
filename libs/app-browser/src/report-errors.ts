import type { ErrorProject } from '@shop/brand';
import { failureOf, isSent, NOT_REPORTED, SAMPLE_RATES } from '@shop/domain/error-report';
import { maskReport } from '@shop/domain/masked-report';
import * as Sentry from '@sentry/react';
import type { Consent } from './consent.ts';

type ReportErrorsOptions = {
  project: ErrorProject;
  brand: string;
  consent: Consent;
  /** Reported now: errors from before this module was loaded. */
  caughtBefore: readonly unknown[];
};

/** Starts reporting. Loaded only where a project is configured. */
export const reportErrors = ({
  project: { dsn, release },
  brand,
  consent,
  caughtBefore,
}: ReportErrorsOptions): ((error: unknown) => void) => {
  Sentry.init({
    dsn,
    release,
    integrations: [Sentry.browserTracingIntegration()],
    tracesSampleRate: SAMPLE_RATES.traces,
    // A trace in one piece passes `beforeSendTransaction`; by default its spans are streamed past it.
    traceLifecycle: 'static',
    replaysSessionSampleRate: SAMPLE_RATES.replaySessions,
    replaysOnErrorSampleRate: SAMPLE_RATES.replayOnError,
    // No header is added to calls: the shop's own log has its own ids.
    tracePropagationTargets: [],
    ignoreErrors: [...NOT_REPORTED],
    initialScope: { tags: { brand } },
    // Not `sampleRate`: it would also sample the errors that are always sent.
    beforeSend: (event, { originalException = event }) =>
      isSent(failureOf(originalException), Math.random()) ? maskReport(event) : null,
    beforeSendTransaction: (event) => maskReport(event),
  });
  if (consent.allows('statistics'))
    void import('./record-session.ts').then((replay) => replay.recordSession());
  const report = (error: unknown): void => void Sentry.captureException(error);
  for (const error of caughtBefore) report(error);
  return report;
};
