import type { FastifyReply } from 'fastify';

const TOKEN = 'x-shop-session';
const MAX_AGE = 'x-shop-session-max-age';
const ENDED = -1;

/** Tells the web server the visitor's new token; 0 seconds: for as long as the browser is open. */
export const setSession = (reply: FastifyReply, token: string, maxAgeSeconds: number) => {
  reply.header(TOKEN, token).header(MAX_AGE, String(maxAgeSeconds));
};

/** Tells the web server to take the visitor's cookie away. */
export const clearSession = (reply: FastifyReply) => {
  reply.header(TOKEN, '').header(MAX_AGE, String(ENDED));
};
