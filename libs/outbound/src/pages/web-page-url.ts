import { OutboundRefused } from '../outbound-refused.ts';

const LONGEST = 2_048;

/** Names with a dot, which end in letters: no address written as a number, and no name of this network alone. */
const NAMED = /^(?:[a-z\d-]{1,63}\.)+[a-z][a-z\d-]{1,62}$/;
const INSIDE =
  /\.(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa|onion|alt|invalid|test)$/;

/**
 * Parses the address of a page that a visitor names: any shop of the web, on the web's own ports. The URL parser has
 * already turned 0x7f.1, 2130706433 and full-width digits into plain addresses.
 */
export function webPageUrl(text: string): URL {
  if (text.length > LONGEST || !URL.canParse(text)) throw new OutboundRefused('url', 'not an address');
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new OutboundRefused('url', url.protocol);
  if (url.username || url.password) throw new OutboundRefused('url', 'an address with a user');
  if (url.port !== '') throw new OutboundRefused('host', `port ${url.port}`);
  const host = url.hostname.replace(/\.$/, '');
  if (host.length > 253 || !NAMED.test(host) || INSIDE.test(host)) throw new OutboundRefused('host', host);
  url.hostname = host;
  url.hash = '';
  return url;
}
