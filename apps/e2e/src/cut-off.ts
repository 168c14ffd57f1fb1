import type { Page } from '@playwright/test';

/** Runs in the page: texts that are cut off, and controls beyond the screen's edge. */
const findInPage = (): string[] => {
  const found: string[] = [];
  const say = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  const styleOf = (element: Element) => getComputedStyle(element);
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('script, style, noscript, [aria-hidden="true"]');
  const around = (element: Element) => {
    const parents: Element[] = [];
    for (let up: Element | null = element; up && up !== document.documentElement; up = up.parentElement)
      parents.push(up);
    return parents;
  };
  /** Scrollable content can be reached, and visually hidden content is for screen readers. */
  const isReached = (up: Element) =>
    ['auto', 'scroll'].includes(styleOf(up).overflowX) ||
    styleOf(up).clipPath !== 'none' ||
    up.getBoundingClientRect().width <= 1;
  const hides = (up: Element) =>
    ['hidden', 'clip'].includes(styleOf(up).overflowX) && styleOf(up).textOverflow !== 'ellipsis';

  const look = (element: Element, box: DOMRect, what: string) => {
    if (box.width < 2 || box.height < 2 || !isSeen(element)) return;
    for (const up of around(element)) {
      if (isReached(up)) return;
      const edge = up.getBoundingClientRect();
      if (hides(up) && (box.right > edge.right + 1 || box.left < edge.left - 1)) {
        found.push(`${what} cut off by ${Math.round(box.right - edge.right)} px: ${say(element)}`);
        return;
      }
    }
    const beyond = Math.round(Math.max(box.right - window.innerWidth, -box.left));
    if (beyond > 1) found.push(`${what} beyond the screen by ${beyond} px: ${say(element)}`);
  };

  // The handles of a range overlap its ends on purpose.
  const CONTROLS = 'a, button, input:not([type="range"]), select, textarea';
  const sideways = document.documentElement.scrollWidth - window.innerWidth;
  // A letter that ends between two points may round up to one.
  if (sideways > 1) found.push(`the page scrolls ${sideways} px sideways`);
  for (const dialog of document.querySelectorAll('dialog[open]'))
    if (dialog.scrollWidth - dialog.clientWidth > 1)
      found.push(`a dialog scrolls ${dialog.scrollWidth - dialog.clientWidth} px sideways`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement || !text.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    look(text.parentElement, range.getBoundingClientRect(), 'words');
  }
  for (const control of document.body.querySelectorAll(CONTROLS))
    look(control, control.getBoundingClientRect(), 'a control');
  return found;
};

export const findCutOff = (page: Page): Promise<string[]> => page.evaluate(findInPage);
