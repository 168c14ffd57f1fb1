import type { Page } from '@playwright/test';

/** Runs in the page: words that continue in the next line without a hyphen. */
const findInPage = (): string[] => {
  const found = new Set<string>();
  const WORD = /\p{L}{2,}/gu;
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('script, style, noscript, [aria-hidden="true"]') &&
    getComputedStyle(element).clipPath === 'none';
  /** A word of this length continues with a hyphen where the browser may set one. */
  const LONG = 10;
  const isHyphenated = (element: Element, word: string) =>
    word.length >= LONG && getComputedStyle(element).hyphens === 'auto';
  /** Addresses are not words. */
  const ADDRESS = /\S+@\S+/g;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: element, textContent: words } = text;
    if (!element || !words?.trim() || !isSeen(element)) continue;
    for (const { 0: word, index } of words.replace(ADDRESS, (one) => ' '.repeat(one.length)).matchAll(WORD)) {
      if (isHyphenated(element, word)) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
      );
      if (lines.size > 1) found.add(`${element.tagName.toLowerCase()} “${word}”`);
    }
  }
  return [...found];
};

export const findBrokenWords = (page: Page): Promise<string[]> => page.evaluate(findInPage);
