import type { FastifyReply } from 'fastify';

const TOKEN = 'x-shop-session';
const MAX_AGE = 'x-shop-session-max-age';
const ENDED = -1;

/** Sends the web server the visitor's new token; 0 seconds: a cookie of the browser session. */
export const setSession = (reply: FastifyReply, token: string, maxAgeSeconds: number) => {
  reply.header(TOKEN, token).header(MAX_AGE, String(maxAgeSeconds));
};

/** Requests the web server to delete the visitor's cookie. */
export const clearSession = (reply: FastifyReply) => {
  reply.header(TOKEN, '').header(MAX_AGE, String(ENDED));
};
