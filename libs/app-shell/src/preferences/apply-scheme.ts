import type { Scheme } from '@shop/page';

/** Applies a scheme to the current page: its colours, and the browser's theme colour. */
export const applyScheme = (scheme: Scheme): void => {
  document.documentElement.dataset['scheme'] = scheme;
  const { backgroundColor } = getComputedStyle(document.documentElement);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = backgroundColor;
};
