import type { Answer } from '../shop/send.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const unescapeHtml = (text: string): string =>
  text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (one) => ENTITIES[one] ?? one);

/** Sites that a page names on purpose: its vocabularies and its own addresses of icons. */
const NAMED = new Set(['schema.org', 'www.w3.org']);

const addressesIn = (html: string): string[] => [
  ...[...html.matchAll(/\s(?:href|action|formaction|src)="([^"]*)"/g)].map(([, value = '']) =>
    unescapeHtml(value),
  ),
  ...[...html.matchAll(/http-equiv="refresh" content="[^"]*url=([^"]*)"/gi)].map(([, value = '']) =>
    unescapeHtml(value),
  ),
];

/**
 * Another host, or an address that runs code, as a browser would parse it; undefined: it stays in the shop.
 */
const isElsewhere = (address: string, base: string): boolean => {
  if (!URL.canParse(address, base)) return false;
  const { host, hostname, protocol } = new URL(address, base);
  if (protocol === 'mailto:' || protocol === 'tel:')
    return !/^(?:mailto:[\w.+-]+@(?:\w+\.)?nordport\.example|tel:\+?[\d\s]+)$/.test(address);
  if (protocol !== 'http:' && protocol !== 'https:') return true;
  return host !== new URL(base).host && !NAMED.has(hostname);
};

/** Every address outside of the shop in an answer: in its headers, its links and its forms. */
export const leavesTo = ({ status, headers, text }: Answer, base: string): string[] => {
  const { location } = headers;
  const refresh = /url=(.*)$/i.exec(String(headers['refresh'] ?? ''))?.[1];
  const split = headers['x-injected'] === undefined ? [] : ['a header of its own'];
  const inPage = String(headers['content-type'] ?? '').includes('html') ? addressesIn(text) : [];
  const all = [
    ...(location === undefined ? [] : [location]),
    ...(refresh === undefined ? [] : [refresh]),
    ...inPage,
  ];
  if (status >= 300 && status < 304 && location === undefined) return ['a redirect to nowhere'];
  return [...split, ...all.filter((address) => isElsewhere(address, base))];
};
