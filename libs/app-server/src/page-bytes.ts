import type { PageAssets, PagePlace } from '@shop/brand';
import { PAGE_STATE_ID, VISITOR_STATE_ID, type PageState, type VisitorState } from '@shop/app-shell';
import type { ThemeBundle } from '@shop/ui-theme/theme';
import { inertJson } from './inert-json.ts';
import { cutAtKey, cutAtMarks, type Piece } from './part-marks.ts';

const fontTags = ({ fonts }: ThemeBundle): string =>
  fonts
    .map(({ href }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('');

/**
 * The browser's theme colour follows the page: one colour where the theme has one scheme, else one for each.
 */
const colourTags = ({ pageColor, colorSchemes }: ThemeBundle): string =>
  Object.entries(pageColor)
    .filter(([scheme]) => colorSchemes.some((known) => known === scheme))
    .map(([scheme, colour]) => {
      const when = colorSchemes.length > 1 ? ` media="(prefers-color-scheme: ${scheme})"` : '';
      return `<meta name="theme-color" content="${colour}"${when}>`;
    })
    .join('');

/**
 * The preload tags of the head: styles before fonts before scripts, all of them known at once. Scripts have
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
    // Screens have no script.
    ...(assets.entry ? [`<script type="module" fetchpriority="low" src="${assets.entry}"></script>`] : []),
  ].join('');

const DOCTYPE = '<!DOCTYPE html>';

/** An inert script element with a value for the browser. */
export const stateScript = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${inertJson(value)}</script>`;

type Bytes = { bytes: Uint8Array; places: readonly PagePlace[] };

/** The pieces as bytes, and the positions of those with a place. */
const joinPieces = (pieces: readonly Piece[]): Bytes => {
  // Assembled as bytes: as text each step would copy the whole page once more.
  const buffers = pieces.map(({ text }) => Buffer.from(text));
  const places: PagePlace[] = [];
  let at = 0;
  for (const [index, { place }] of pieces.entries()) {
    const end = at + (buffers[index]?.length ?? 0);
    if (place !== undefined) places.push({ name: place, start: at, end });
    at = end;
  }
  return { bytes: Buffer.concat(buffers), places };
};

export type PageStates = { page: PageState; visitor: VisitorState };

/**
 * The document with the build's tags in its head, and the state for the browser at its end. The places are
 * the parts that differ between visitors.
 */
export const pageBytes = (html: string, head: string, states?: PageStates): Bytes => {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  if (headEnd < 0 || bodyEnd < headEnd) throw new Error('The document has no head or no body');
  const end: Piece[] = states
    ? [
        { text: stateScript(PAGE_STATE_ID, states.page) },
        { text: stateScript(VISITOR_STATE_ID, states.visitor), place: 'state' },
      ]
    : [];
  const body = cutAtMarks(html.slice(headEnd, bodyEnd));
  return joinPieces([
    { text: DOCTYPE + html.slice(0, headEnd) + head },
    ...(states ? cutAtKey(body, states.visitor.formKey) : body),
    ...end,
    { text: html.slice(bodyEnd) },
  ]);
};
