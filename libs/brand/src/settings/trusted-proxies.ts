import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Rule = (address: Address) => boolean;

const RANGES = ['loopback', 'linkLocal', 'uniqueLocal', 'private'];

const ruleOf = (text: string): Rule | undefined => {
  if (RANGES.includes(text)) return (address) => address.range() === text;
  if (ipaddr.isValidCIDR(text)) {
    const [network, bits] = ipaddr.parseCIDR(text);
    return (address) => address.kind() === network.kind() && address.match(network, bits);
  }
  if (!ipaddr.isValid(text)) return undefined;
  const known = ipaddr.process(text).toString();
  return (address) => address.toString() === known;
};

/** Whether a text names proxies: an address, a network as CIDR, or a named range such as `loopback` or `private`. */
export const isProxyRule = (text: string): boolean => ruleOf(text) !== undefined;

/** Whether a peer is one of the proxies whose forwarding headers are trusted. */
export const createProxyTrust = (rules: readonly string[]) => {
  const known = rules.flatMap((text) => ruleOf(text) ?? []);
  return (peer: string | undefined): boolean => {
    if (known.length === 0 || peer === undefined || !ipaddr.isValid(peer)) return false;
    const address = ipaddr.process(peer);
    return known.some((rule) => rule(address));
  };
};
