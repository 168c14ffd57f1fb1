import { BROWSER_ERRORS, maskAddress, maskText } from '@shop/domain/error-report';
import { placeOf } from '@shop/outbound/serving';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { WebServerDeps } from '../web-server-deps.ts';

const text = (longest: number) => z.string().transform((said) => maskText(said.slice(0, longest)));

const browserError = z.object({
  name: text(80),
  message: text(500),
  stack: text(4000).optional(),
  page: z.string().max(2000).transform(maskAddress),
  build: text(64),
});

const parse = (body: unknown) => {
  try {
    return browserError.safeParse(JSON.parse(String(body))).data;
  } catch {
    return undefined;
  }
};

/**
 * An error of a page's code becomes one line of the log, where no reporter is configured for browsers. Anybody can
 * send one, so it is a warning, counted by place, and masked here a second time.
 */
export const browserErrors: FastifyPluginAsync<WebServerDeps> = async (app, { brandOf, limits }) => {
  app.post(BROWSER_ERRORS, { bodyLimit: 16 * 1024 }, async (request, reply) => {
    const wait = limits.take('error', placeOf(request.ip));
    if (wait > 0) return reply.code(429).header('retry-after', wait).send();
    const brand = await brandOf(request);
    const error = parse(request.body);
    if (!brand || !error) return reply.code(400).send();
    request.log.warn({ browserError: { brand: brand.config.key, ...error } }, 'an error in a browser');
    return reply.code(204).send();
  });
};
