/** Browsers accept such a cookie only from this very host, over https and for all paths: no other host can set it. */
const HOST_ONLY = '__Host-';

/**
 * The shop's cookies of a request, by their plain names. The first of a name wins, as browsers send the most specific
 * one first. Over https only those count that no other host can have set.
 */
export const parseCookies = (header: string | undefined, isSecure: boolean): ReadonlyMap<string, string> => {
  const cookies = new Map<string, string>();
  if (!header) return cookies;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const name = plainName(pair.slice(0, at).trim(), isSecure);
    if (name !== undefined && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
};

const plainName = (name: string, isSecure: boolean): string | undefined => {
  if (!isSecure) return name;
  return name.startsWith(HOST_ONLY) ? name.slice(HOST_ONLY.length) : undefined;
};

type Attributes = { isSecure: boolean; isHttpOnly?: boolean; maxAge?: number | undefined };

export const YEAR = 365 * 24 * 60 * 60;

/** `name=value` with the attributes of this site's cookies: its own pages only, everywhere on it. */
export const cookie = (pair: string, { isSecure, isHttpOnly = false, maxAge }: Attributes): string =>
  [
    isSecure ? `${HOST_ONLY}${pair}` : pair,
    'Path=/',
    'SameSite=Lax',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(isHttpOnly ? ['HttpOnly'] : []),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
