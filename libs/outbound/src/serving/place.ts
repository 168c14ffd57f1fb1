import ipaddr from 'ipaddr.js';

const GROUPS_OF_A_NETWORK = 4;

/**
 * The unit of limits by network place: an IPv4 address, or the /64 network of an IPv6 one, since a single household has
 * a whole such network. All invalid addresses are one place.
 */
export const placeOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const groups = (address as ipaddr.IPv6).parts.slice(0, GROUPS_OF_A_NETWORK);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
};
