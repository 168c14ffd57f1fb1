import type { Page } from '@playwright/test';

type Watched = { reached: Set<Element>; timesOut: number };

/** Runs in the page: records what gets the focus from now on, and how often it reached the end. */
const watchFocus = (): void => {
  const watched: Watched = { reached: new Set(), timesOut: document.activeElement === document.body ? 1 : 0 };
  document.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && watched.reached.add(target),
  );
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget === null) watched.timesOut += 1;
  });
  Object.assign(window, { watched });
};

/** Runs in the page: visible controls that never got the focus. */
const findMissed = (): string[] => {
  const { reached } = Reflect.get(window, 'watched') as Watched;
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const isOff = (control: Element) =>
    control.matches(':disabled, [tabindex="-1"], [type=hidden]') || control.closest('[inert]') !== null;
  /** In a group of radio buttons Tab reaches one, the arrows the others. */
  const groupOf = (control: Element) =>
    control instanceof HTMLInputElement && control.type === 'radio'
      ? [...document.getElementsByName(control.name)]
      : [control];
  // A page behind an open modal cannot be operated.
  const ground = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  return [...ground.querySelectorAll(CONTROLS)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isOff(control))
    .filter((control) => !groupOf(control).some((one) => reached.has(one)))
    .map((control) => control.outerHTML.slice(0, 100));
};

/** Presses between two checks: each check takes as long as a press. */
const AT_ONCE = 8;

/**
 * Presses Tab through the whole page, or through the modal that is open on it. Returns what cannot be reached, and
 * reports when the focus never comes out.
 */
export const findUnreached = async (page: Page): Promise<string[]> => {
  await page.evaluate(watchFocus);
  const most = 30 + 2 * (await page.locator('a, button, input, select, textarea, summary').count());
  // A focus that starts in the middle must also go through what precedes it.
  const isThrough = () =>
    page.evaluate(() => (Reflect.get(window, 'watched') as { timesOut: number }).timesOut > 1);
  for (let presses = 0; presses < most; presses += AT_ONCE) {
    for (let press = 0; press < AT_ONCE; press += 1) await page.keyboard.press('Tab');
    if (await isThrough()) return page.evaluate(findMissed);
  }
  return [`the focus does not come out within ${most} presses`];
};
