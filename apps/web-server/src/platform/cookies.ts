/** The cookies of a request; the first of a name wins, as browsers send the most specific one first. */
export const parseCookies = (header: string | undefined): ReadonlyMap<string, string> => {
  const cookies = new Map<string, string>();
  if (!header) return cookies;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const name = pair.slice(0, at).trim();
    if (!cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
};

type Attributes = { isSecure: boolean; isHttpOnly?: boolean; maxAge?: number | undefined };

export const YEAR = 365 * 24 * 60 * 60;

/** `name=value` with the attributes of this site's cookies: its own pages only, everywhere on it. */
export const cookie = (pair: string, { isSecure, isHttpOnly = false, maxAge }: Attributes): string =>
  [
    pair,
    'Path=/',
    'SameSite=Lax',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(isHttpOnly ? ['HttpOnly'] : []),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
