import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { placeOf } from '@shop/outbound/serving';
import { tooManyRequests } from './problem.ts';
import type { TrustedHeaders } from './trusted-headers.ts';

type Headers = Pick<TrustedHeaders, 'read'>;

/** Limits how often a call may be made from one place. The place is taken only from the web server's headers. */
export const limitCalls = async (app: FastifyInstance, headers: Headers) => {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => `${request.routeOptions.url} ${placeOf(headers.read(request).ip)}`,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
};

/** Counts the calls of one session; a visitor without one is counted by place only. */
export const limitVisitor = (
  app: FastifyInstance,
  headers: Headers,
  url: string,
  limit: { max: number; window: number } | undefined,
): ((request: FastifyRequest) => Promise<void>) => {
  if (!limit || !app.hasDecorator('createRateLimit')) return async () => {};
  const count = app.createRateLimit({
    max: limit.max,
    timeWindow: limit.window,
    keyGenerator: (request) => `${url} ${headers.read(request).token ?? ''}`,
  });
  return async (request) => {
    if (headers.read(request).token === undefined) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooManyRequests(counted.ttl);
  };
};
