import type { Page } from '@playwright/test';

type Watched = { timesOut: number; missed: string[] | null };

/**
 * Runs in the page: records what gets the focus from now on, and, at the moment when it has come out the second time,
 * the visible controls that never got it. Presses after that moment may open another part of a menu.
 */
const watchFocus = (): void => {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const reached = new Set<Element>();
  const watched: Watched = { timesOut: document.activeElement === document.body ? 1 : 0, missed: null };
  const isOff = (control: Element) =>
    control.matches(':disabled, [tabindex="-1"], [type=hidden]') || control.closest('[inert]') !== null;
  /** In a group of radio buttons Tab reaches one, the arrows the others. */
  const groupOf = (control: Element) =>
    control instanceof HTMLInputElement && control.type === 'radio'
      ? [...document.getElementsByName(control.name)]
      : [control];
  const findMissed = (): string[] => {
    // A page behind an open modal cannot be operated.
    const ground = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    return [...ground.querySelectorAll(CONTROLS)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isOff(control))
      .filter((control) => !groupOf(control).some((one) => reached.has(one)))
      .map((control) => control.outerHTML.slice(0, 100));
  };
  document.addEventListener('focusin', ({ target }) => target instanceof Element && reached.add(target));
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget !== null) return;
    watched.timesOut += 1;
    if (watched.timesOut > 1) watched.missed ??= findMissed();
  });
  Object.assign(window, { watched });
};

/** Moves between two checks: each check takes as long as several moves. */
const AT_ONCE = 16;

/** Holds the key, which repeats, and waits for all moves together: to press it as often takes twice as long. */
const moveOn = async (page: Page): Promise<void> => {
  await Promise.all(Array.from({ length: AT_ONCE }, () => page.keyboard.down('Tab')));
  await page.keyboard.up('Tab');
};

const tabOnce = async (page: Page): Promise<string[]> => {
  await page.evaluate(watchFocus);
  const most = 30 + 2 * (await page.locator('a, button, input, select, textarea, summary').count());
  // A focus that starts in the middle must also go through what precedes it.
  const missed = () => page.evaluate(() => (Reflect.get(window, 'watched') as Watched).missed);
  for (let presses = 0; presses < most; presses += AT_ONCE) {
    await moveOn(page);
    const found = await missed();
    if (found !== null) return found;
  }
  return [`the focus does not come out within ${most} presses`];
};

/**
 * Presses Tab through the whole page, or through the modal that is open on it. Returns what cannot be reached, and
 * reports when the focus never comes out. A part that is loaded meanwhile may take the focused control with it, which
 * counts as coming out: what is missed at first must be missed again.
 */
export const findUnreached = async (page: Page): Promise<string[]> => {
  const first = await tabOnce(page);
  if (first.length === 0) return [];
  const again = await tabOnce(page);
  return first.filter((control) => again.includes(control));
};
