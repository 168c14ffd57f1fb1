import type { Page } from '@playwright/test';

export type Told = { readonly tracker: string; readonly event: string; readonly call: unknown };

const nameOf = (tracker: string, call: unknown): string => {
  if (tracker === 'dataLayer' || tracker === 'retail') return (call as { event?: string }).event ?? '';
  const [, name] = call as readonly string[];
  return name ?? '';
};

/** What the stand-ins of the trackers are given in this tab, as their scripts send it. */
export const watchCalls = (page: Page): Told[] => {
  const calls: Told[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/dev/trackers/calls')) return;
    const { tracker, call } = request.postDataJSON() as { tracker: string; call: unknown };
    calls.push({ tracker, event: nameOf(tracker, call), call });
  });
  return calls;
};

export const told = (calls: readonly Told[], tracker: string, event: string): Told[] =>
  calls.filter((one) => one.tracker === tracker && one.event === event);

/** Answers the question about cookies on a listing. */
export const allow = async (page: Page, answer: 'Allow all' | 'Only necessary'): Promise<void> => {
  await page.goto('/en/c/electronics');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // Before the late files are there, the answer is a plain form that loads the page again.
  await page.waitForLoadState('networkidle');
  const question = page.getByRole('region', { name: 'Cookies' });
  await question.getByRole('button', { name: answer }).click();
  await question.waitFor({ state: 'detached' });
};
