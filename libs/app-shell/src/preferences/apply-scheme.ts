import type { Scheme } from '@shop/page';

/** Puts a scheme on the page that is shown: its colours, and the browser's own frame around it. */
export const applyScheme = (scheme: Scheme): void => {
  document.documentElement.dataset['scheme'] = scheme;
  const { backgroundColor } = getComputedStyle(document.documentElement);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = backgroundColor;
};
