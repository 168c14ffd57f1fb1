import type { Scheme } from './page-visitor.ts';

const OWN_FRAME = / media="\(prefers-color-scheme: (\w+)\)"/g;

/**
 * A rendered page in the colour scheme that the visitor chose. Pages are rendered and cached without one and
 * follow the system; the choice is an attribute of the root element and the browser's theme colour, so it is
 * written when the page is sent. The page has its colours from the first byte, and one cached page is enough
 * for all schemes.
 */
export const inScheme = <Page extends Uint8Array>(page: Page, scheme: Scheme | undefined): Page | Buffer => {
  if (scheme === undefined) return page;
  const bytes = Buffer.from(page.buffer, page.byteOffset, page.byteLength);
  const body = bytes.indexOf('<body');
  if (body < 0) return page;
  const head = bytes
    .subarray(0, body)
    .toString()
    .replace('<html', `<html data-scheme="${scheme}"`)
    .replaceAll(OWN_FRAME, (_, own: string) => (own === scheme ? '' : ' media="not all"'));
  return Buffer.concat([Buffer.from(head), bytes.subarray(body)]);
};
