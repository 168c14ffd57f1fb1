import type { FastifyRequest } from 'fastify';
import type { Module } from '@shop/commerce-kit/module';
import type { TrustedHeaders } from '@shop/commerce-kit/trusted-headers';
import { createProbes, createReadiness, type ReadinessDeps } from './readiness.ts';

export { freeDiskBytes } from './free-disk.ts';
export { createReadiness, LEAST_FREE_BYTES } from './readiness.ts';

type HealthDeps = ReadinessDeps & {
  headers: Pick<TrustedHeaders, 'isTrusted'>;
  /** The process is shutting down: it answers, but is no longer ready. */
  isEnding: () => boolean;
};

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** `/healthz`: the process runs. `/readyz`: it can take requests. */
export const createHealth = ({ headers, isEnding, ...deps }: HealthDeps): Module => {
  const readiness = createReadiness(createProbes(deps));
  const maySeeDetails = (request: FastifyRequest) =>
    headers.isTrusted(request) || LOOPBACK.has(request.socket.remoteAddress ?? '');

  return async (app) => {
    app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
      const { isReady: canServe, details } = await readiness();
      const isReady = canServe && !isEnding();
      return reply
        .code(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: isReady ? 'ok' : 'not_ready', ...(maySeeDetails(request) && { details }) });
    });
  };
};
