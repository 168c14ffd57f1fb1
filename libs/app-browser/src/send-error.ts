import { BROWSER_ERRORS, failureOf, isSent } from '@shop/domain/error-report';

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/**
 * Sends an error to the shop's own server, which logs it. By the rules of the reporter: a sample, a time-out of the
 * gateway always, a deploy's missing files never.
 */
export const sendError = (error: unknown, build: string): void => {
  const failure = failureOf(error);
  if (!isSent(failure, Math.random())) return;
  const body = JSON.stringify({
    name: nameOf(error),
    message: failure.message.slice(0, 500),
    stack: error instanceof Error ? error.stack?.slice(0, 4000) : undefined,
    // Without the values of its query, which the server masks as well.
    page: location.pathname,
    build,
  });
  // Not awaited, and not reported if it fails: that would be an error of its own.
  fetch(BROWSER_ERRORS, { method: 'POST', body, keepalive: true }).catch(() => {});
};
