import { CONSENT_COOKIE, CONSENT_SECONDS } from '@shop/domain/consent';
import { DURATION } from '@shop/domain/durations';
import { parseCookie, parseSetCookie, stringifySetCookie } from 'cookie';

/**
 * Browsers accept such a cookie only from this exact host, over https and for all paths: no other host can
 * set it.
 */
const HOST_ONLY = '__Host-';

/** Names and values of the shop's cookies come from closed sets and need no encoding. */
const asIs = (text: string): string => text;

const plainName = (name: string, isSecure: boolean): string | undefined => {
  if (!isSecure) return name;
  return name.startsWith(HOST_ONLY) ? name.slice(HOST_ONLY.length) : undefined;
};

/**
 * The shop's cookies of a request, by their plain names. The first of a name wins, as browsers send the most specific
 * one first. Over https only those count that no other host can have set.
 */
export const parseCookies = (header: string | undefined, isSecure: boolean): ReadonlyMap<string, string> => {
  const cookies = new Map<string, string>();
  for (const [name, value] of Object.entries(parseCookie(header ?? '', { decode: asIs }))) {
    const plain = plainName(name, isSecure);
    if (plain !== undefined && value !== undefined) cookies.set(plain, value);
  }
  return cookies;
};

type Attributes = { isSecure: boolean; isHttpOnly?: boolean; maxAge?: number | undefined };

export const YEAR = DURATION.YEAR / 1000;

/** How long a preference stays: consent has to be asked for again after six months. */
export const secondsOf = (pair: string): number =>
  pair.startsWith(`${CONSENT_COOKIE}=`) ? CONSENT_SECONDS : YEAR;

/** `name=value` with the attributes of this site's cookies: same-site, for all paths. */
export const cookie = (pair: string, { isSecure, isHttpOnly = false, maxAge }: Attributes): string => {
  const { name, value } = parseSetCookie(pair, { decode: asIs });
  return stringifySetCookie(
    {
      name: isSecure ? `${HOST_ONLY}${name}` : name,
      value,
      path: '/',
      sameSite: 'lax',
      httpOnly: isHttpOnly,
      secure: isSecure,
      ...(maxAge !== undefined && { maxAge }),
    },
    { encode: asIs },
  );
};
