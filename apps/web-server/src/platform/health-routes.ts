import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { WebServerDeps } from '../web-server-deps.ts';

const PATIENCE_MS = 3_000;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

type Said = { isReady: boolean; details: unknown };

/** Whether a request came from this machine itself, not through a proxy on it. */
const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.has(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers['forwarded'] === undefined;

/** `/healthz`: this process runs. `/readyz`: pages can be served, which needs the API and its dependencies. */
export const healthRoutes: FastifyPluginAsync<WebServerDeps> = async (
  app,
  { env, gateway, brands, isEnding },
) => {
  const askApi = async (): Promise<Said> => {
    try {
      const answer = await gateway.send({
        method: 'GET',
        path: '/readyz',
        headers: { 'x-shop-secret': env.secret },
        timeout: PATIENCE_MS,
      });
      const said = (await answer.body.json()) as { details?: unknown };
      return { isReady: answer.statusCode === 200, details: said.details ?? 'not ready' };
    } catch {
      return { isReady: false, details: 'no answer' };
    }
  };

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', async (request, reply) => {
    const [api, served] = await Promise.all([askApi(), brands.list()]);
    const isReady = api.isReady && served.length > 0 && !isEnding();
    const details = { api: api.details, brands: served.map(({ key }) => key) };
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'not_ready', ...(isFromHere(request) && { details }) });
  });
};
