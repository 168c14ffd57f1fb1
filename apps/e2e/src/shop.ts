import { test as base, expect, type Page } from '@playwright/test';
import { watchMessageIds } from './message-keys.ts';

/**
 * A visit must have no console errors (a message id on a page is one), policy violations, failed requests or
 * server errors.
 */
const faultsOf = (page: Page, runsScripts: boolean): string[] => {
  const faults: string[] = [];
  page.on('console', (message) => {
    // A mail is shown in a frame that runs no scripts, not even those of Playwright's trace recorder.
    const isRecorder = message.text().startsWith("Blocked script execution in 'about:srcdoc'");
    if (message.type() === 'error' && !isRecorder)
      faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page left on purpose aborts its open requests.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    // Chromium drops preloaded scripts with JavaScript disabled, and reports each as failed.
    if (runsScripts || request.resourceType() !== 'script') faults.push(`request: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
};

type Answered = {
  /** The visitor has refused all cookies that may be refused, so no page asks. Journeys about the question unset it. */
  hasAnswered: boolean;
};

/** Names no person; the journeys' own. */
const REFUSED = `2.n.${'j'.repeat(20)}`;

/** For visits that show message ids on purpose: nothing is checked at the end. */
export const unwatched = base.extend<Answered>({
  hasAnswered: [true, { option: true }],
  context: [
    async ({ context, baseURL, hasAnswered }, use) => {
      if (hasAnswered && baseURL)
        await context.addCookies([{ name: 'shop_consent', value: REFUSED, url: baseURL }]);
      await use(context);
    },
    { scope: 'test' },
  ],
});

/** Playwright's test with checks of the visit: any fault fails the journey at its end. */
export const test = unwatched.extend<{ faults: string[] }>({
  faults: [
    async ({ page, javaScriptEnabled }, use) => {
      const runsScripts = javaScriptEnabled !== false;
      const faults = faultsOf(page, runsScripts);
      await watchMessageIds(page, runsScripts);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
