import ipaddr from 'ipaddr.js';

const GROUPS_OF_A_NETWORK = 4;

/**
 * What counts as one place: an IPv4 address, or the /64 network of an IPv6 one, since a single household has more
 * addresses in its network than could ever be counted. What is no address at all is one place, too.
 */
export const placeOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const groups = (address as ipaddr.IPv6).parts.slice(0, GROUPS_OF_A_NETWORK);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
};
