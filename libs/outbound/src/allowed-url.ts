import { isIP } from 'node:net';
import { OutboundRefused } from './outbound-refused.ts';
import { isPublicAddress } from './public-address.ts';

/** A bare host means https on its default port; other values are full origins. */
const originOf = (allowed: string): string => {
  const url = new URL(allowed.includes('://') ? allowed : `https://${allowed}`);
  if (url.hostname.includes('*') || url.origin === 'null') throw new RangeError(`not a host: ${allowed}`);
  return url.origin;
};

export const toOrigins = (allowedHosts: readonly string[]): ReadonlySet<string> =>
  new Set(allowedHosts.map(originOf));

const LONGEST = 2_048;

/**
 * Parses an address that may come from a visitor. The URL parser has already turned 0x7f.1, 2130706433 and
 * full-width digits into plain addresses.
 */
export function allowedUrl(
  text: string,
  origins: ReadonlySet<string>,
  isAllowedAddress: (address: string) => boolean = isPublicAddress,
): URL {
  if (text.length > LONGEST || !URL.canParse(text)) throw new OutboundRefused('url', 'not an address');
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new OutboundRefused('url', url.protocol);
  if (url.username || url.password) throw new OutboundRefused('url', 'an address with a user');
  if (!origins.has(url.origin)) throw new OutboundRefused('host', url.origin);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowedAddress(host)) throw new OutboundRefused('address', host);
  url.hash = '';
  return url;
}
