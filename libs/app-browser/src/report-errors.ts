import type { ErrorProject } from '@shop/brand';
import * as Sentry from '@sentry/react';

/** A deploy while the page was open, or the network: the visitor sees a message, and there is no defect to report. */
const NOT_OURS = [
  /dynamically imported module/i,
  /importing a module script failed|module script failed/i,
  /unable to preload css/i,
  /builds\/latest\.json/i,
];
const ALWAYS = /504 Gateway Timeout/i;
const SAMPLED = 0.5;

/** Starts reporting; everything caught before is reported now. Loaded only where a project is configured. */
export const reportErrors = (
  { dsn, release }: ErrorProject,
  brand: string,
  caughtBefore: readonly unknown[],
): ((error: unknown) => void) => {
  Sentry.init({
    dsn,
    release,
    tracesSampleRate: 0.2,
    ignoreErrors: NOT_OURS,
    initialScope: { tags: { brand } },
    beforeSend: (event, { originalException }) => {
      const message = originalException instanceof Error ? originalException.message : (event.message ?? '');
      return ALWAYS.test(message) || Math.random() < SAMPLED ? event : null;
    },
  });
  const report = (error: unknown): void => void Sentry.captureException(error);
  for (const error of caughtBefore) report(error);
  return report;
};
