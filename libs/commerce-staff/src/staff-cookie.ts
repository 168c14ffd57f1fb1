import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The cookie of a session of staff. Over https browsers accept it from this exact host only; the shops' servers drop
 * it in both directions, as every cookie that they do not know.
 */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-office' : 'office');

export const readStaffToken = ({ headers }: FastifyRequest, isSecure: boolean): string | undefined =>
  parseCookie(headers.cookie ?? '')[nameOf(isSecure)];

/** The cookie ends with the browser; an empty token deletes it. */
export const setStaffToken = (reply: FastifyReply, token: string, isSecure: boolean): void => {
  const cookie = stringifySetCookie({
    name: nameOf(isSecure),
    value: token,
    path: '/',
    sameSite: 'strict',
    httpOnly: true,
    secure: isSecure,
    ...(token === '' && { maxAge: 0 }),
  });
  reply.header('set-cookie', cookie);
};
