import { cookie } from '../platform/cookies.ts';

export const SESSION_COOKIE = 'shop_session';
/** A flag for scripts, which cannot read the session cookie, that a session exists. */
const KNOWN_COOKIE = 'shop_known';

/**
 * At the end of a session the browser deletes this site's cached pages and the scripts' storage: drafts, searches,
 * marks. Cookies are kept, because language, currency and colours are not private.
 */
export const FORGET = { 'clear-site-data': '"cache", "storage"' } as const;

/** The API sends a value below 0 when a session has ended. */
export const isEnded = (maxAge: number): boolean => maxAge < 0;

const TOKEN = /^[A-Za-z0-9_-]{20,200}$/;

export const isSessionToken = (value: string | undefined): value is string =>
  value !== undefined && TOKEN.test(value);

/**
 * The cookies of the visitor's session, as the API reported it. In seconds; 0 ends with the browser, less than 0 ends
 * now.
 */
export const sessionCookies = (token: string, maxAge: number, isSecure: boolean): string[] => {
  const isOver = isEnded(maxAge);
  const age = isOver ? 0 : maxAge === 0 ? undefined : maxAge;
  return [
    cookie(`${SESSION_COOKIE}=${isOver ? '' : token}`, { isSecure, isHttpOnly: true, maxAge: age }),
    cookie(`${KNOWN_COOKIE}=${isOver ? '' : '1'}`, { isSecure, maxAge: age }),
  ];
};
