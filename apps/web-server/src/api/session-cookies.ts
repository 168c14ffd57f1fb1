import { cookie } from '../platform/cookies.ts';

export const SESSION_COOKIE = 'shop_session';
/** Tells scripts, which cannot read the session, that there is one. */
const KNOWN_COOKIE = 'shop_known';

const TOKEN = /^[A-Za-z0-9_-]{20,200}$/;

export const isSessionToken = (value: string | undefined): value is string =>
  value !== undefined && TOKEN.test(value);

/**
 * What the API said of the visitor's session, as cookies.
 * Seconds; 0 ends with the browser, less than 0 ends now.
 */
export const sessionCookies = (token: string, maxAge: number, isSecure: boolean): string[] => {
  const isOver = maxAge < 0;
  const age = isOver ? 0 : maxAge === 0 ? undefined : maxAge;
  return [
    cookie(`${SESSION_COOKIE}=${isOver ? '' : token}`, { isSecure, isHttpOnly: true, maxAge: age }),
    cookie(`${KNOWN_COOKIE}=${isOver ? '' : '1'}`, { isSecure, maxAge: age }),
  ];
};
