import type { Page } from '@playwright/test';

type Watched = { reached: Set<Element> };

/** Runs in the page: records each focused element from here on. */
const watchFocus = (): void => {
  const reached = new Set<Element>();
  document.addEventListener('focusin', ({ target }) => target instanceof Element && reached.add(target));
  Object.assign(window, { reached } satisfies Watched);
};

/** Runs in the page: visible controls that never got the focus. */
const findMissed = (): string[] => {
  const { reached } = window as unknown as Watched;
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const isOff = (control: Element) =>
    control.matches(':disabled, [tabindex="-1"], [type=hidden]') || control.closest('[inert]') !== null;
  /** In a group of radio buttons Tab reaches one, the arrows the others. */
  const groupOf = (control: Element) =>
    control instanceof HTMLInputElement && control.type === 'radio'
      ? [...document.getElementsByName(control.name)]
      : [control];
  return [...document.querySelectorAll(CONTROLS)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isOff(control))
    .filter((control) => !groupOf(control).some((one) => reached.has(one)))
    .map((control) => control.outerHTML.slice(0, 100));
};

/**
 * Presses Tab through the whole page. Returns the controls that cannot be reached, and reports a focus trap.
 */
export const findUnreached = async (page: Page): Promise<string[]> => {
  await page.evaluate(watchFocus);
  const most = 30 + (await page.locator('a, button, input, select, textarea, summary').count());
  const isOut = () => page.evaluate(() => document.activeElement === document.body);
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (presses > 0 && (await isOut())) return page.evaluate(findMissed);
  }
  return [`the focus does not come out within ${most} presses`];
};
