import { decodeBuffer } from 'encoding-sniffer';

const REPLACED = /\uFFFD/g;
const faultsOf = (text: string): number => text.match(REPLACED)?.length ?? 0;

/**
 * The text of a page by its byte order mark, its header, or its own `<meta charset>`, as browsers find it. A header
 * that lies is seen by characters that cannot be: then the page is believed instead.
 */
export const pageText = (bytes: Buffer, contentType: string): string => {
  const label = /charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType)?.[1];
  const bySaid = decodeBuffer(bytes, {
    ...(label === undefined ? {} : { transportLayerEncodingLabel: label }),
    defaultEncoding: 'utf-8',
  });
  if (faultsOf(bySaid) === 0) return bySaid;
  const byPage = decodeBuffer(bytes, { defaultEncoding: 'windows-1252' });
  return faultsOf(byPage) < faultsOf(bySaid) ? byPage : bySaid;
};
