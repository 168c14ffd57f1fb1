import ipaddr from 'ipaddr.js';

/** How many groups of an address of version 6 name the network that one household has. */
const NETWORK_GROUPS = 4;

/** From where somebody asks: the address, or the /64 network of one of version 6, which one line has whole. */
export const placeOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const groups = (address as ipaddr.IPv6).parts.slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
};
