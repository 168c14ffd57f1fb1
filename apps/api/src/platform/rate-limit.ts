import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';
import type { TrustedHeaders } from './trusted-headers.ts';

/** Lets calls name how often they may be made from one place. Only what the web server says of a place counts. */
export const limitCalls = async (app: FastifyInstance, headers: Pick<TrustedHeaders, 'read'>) => {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => `${request.routeOptions.url} ${headers.read(request).ip}`,
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem(429, 'too_many_requests', {}, { 'retry-after': String(Math.ceil(ttl / 1000)) }),
  });
};
