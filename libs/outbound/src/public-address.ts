import ipaddr from 'ipaddr.js';

const GLOBAL_V6 = ipaddr.IPv6.parse('2000::');

/**
 * Whether an address is on the public internet. Private, loopback, link-local and reserved ranges are refused, and so
 * are IPv6 addresses that carry an IPv4 one (mapped, compatible, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(GLOBAL_V6, 3);
}
