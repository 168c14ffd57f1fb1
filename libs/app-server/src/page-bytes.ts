import type { PageAssets } from '@shop/brand';
import { PAGE_STATE_ID, type PageState } from '@shop/app-shell';
import type { ThemeBundle } from '@shop/ui-theme/theme';
import { inertJson } from './inert-json.ts';

const fontTags = ({ fonts }: ThemeBundle): string =>
  fonts
    .map(({ href }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('');

/** The browser's own frame follows the page: one colour where the theme has one scheme, else one for each. */
const colourTags = ({ pageColor, colorSchemes }: ThemeBundle): string =>
  Object.entries(pageColor)
    .filter(([scheme]) => colorSchemes.some((known) => known === scheme))
    .map(([scheme, colour]) => {
      const when = colorSchemes.length > 1 ? ` media="(prefers-color-scheme: ${scheme})"` : '';
      return `<meta name="theme-color" content="${colour}"${when}>`;
    })
    .join('');

/**
 * What the head asks the browser to fetch: styles before fonts before scripts, all of them known at once. Scripts have
 * low priority, so that styles and the first pictures do not share the connection with them.
 */
export const headTags = (assets: PageAssets, theme: ThemeBundle): string =>
  [
    ...(assets.inlineStyles ?? []).map(({ id, css }) => `<style data-vite-dev-id="${id}">${css}</style>`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    colourTags(theme),
    fontTags(theme),
    ...assets.scripts.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
    ...(assets.preamble ?? []).map((src) => `<script type="module" src="${src}"></script>`),
    `<script type="module" fetchpriority="low" src="${assets.entry}"></script>`,
  ].join('');

const DOCTYPE = '<!DOCTYPE html>';

/** The document with what only the build knows in its head, and the state for the browser at its end. */
export const pageBytes = (html: string, head: string, state?: PageState): Buffer => {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  if (headEnd < 0 || bodyEnd < headEnd) throw new Error('The document has no head or no body');
  const script = state
    ? `<script type="application/json" id="${PAGE_STATE_ID}">${inertJson(state)}</script>`
    : '';
  // Put together as bytes: as text each step between would copy the whole page once more.
  return Buffer.concat([
    Buffer.from(DOCTYPE + html.slice(0, headEnd) + head),
    Buffer.from(html.slice(headEnd, bodyEnd)),
    Buffer.from(script + html.slice(bodyEnd)),
  ]);
};
