import { isIPv4, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.)/i;
const GROUPS = 8;
/** A provider gives one customer as much as these begin. */
const SHOWN_GROUPS = 3;

const partsOf = (text = ''): string[] => text.split(':').filter((part) => part !== '');

/**
 * The network of an address, without the part that identifies its devices: `84.15.12.*`, `2a02:4780:10:*`. Null for what is
 * no address.
 */
export const networkPlace = (address: string): string | null => {
  const plain = address.replace(MAPPED, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, '*');
  if (!isIPv6(plain)) return null;
  const [start, end] = plain.replace(/%.*$/, '').split('::');
  const [first, last] = [partsOf(start), partsOf(end)];
  const missing = Math.max(0, GROUPS - first.length - last.length);
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  return [...groups.slice(0, SHOWN_GROUPS), '*'].join(':');
};
