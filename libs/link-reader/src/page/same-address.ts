/** The host without `www.`, the path and the fields of an address; tracking fields do not count. */
const partsOf = (address: string, base: string): string | null => {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  for (const name of [...url.searchParams.keys()])
    if (/^(?:utm_|gclid|fbclid|ref)/.test(name)) url.searchParams.delete(name);
  return `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}${url.search}`;
};

/** Whether a node's address is the page's own. */
export const isSameAddress = (given: string | null, page: string): boolean =>
  given !== null && partsOf(given, page) === partsOf(page, page);
