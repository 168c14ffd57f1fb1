import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerHeaders } from '@shop/outbound/serving';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { ApiGateway } from '../api/api-gateway.ts';
import { hostNameOf } from '../brands/request-host.ts';
import type { Env } from '../env.ts';
import { isCrossSiteMutation } from '../security/same-site.ts';
import { createOfficeBuild, type BuiltOffice } from './office-build.ts';
import { OFFICE_HEADERS } from './office-headers.ts';
import { officeRoutes } from './office-routes.ts';

/** A text of the content with all its blocks; its letters are three bytes each in a form. */
const BODY_LIMIT = 1024 * 1024;

type OfficeDeps = {
  readonly env: Pick<Env, 'officeUrl' | 'secret' | 'brandsDir' | 'trustedProxies'>;
  readonly gateway: ApiGateway;
  readonly log: FastifyBaseLogger;
  readonly isTrusted: (address: string, hop: number) => boolean;
  /** Replaces the build. */
  readonly findBuild?: () => Promise<BuiltOffice | undefined>;
};

export type OfficeHost = {
  /** Whether a request with this Host header is for the office. */
  readonly isAt: (header: string | undefined) => boolean;
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
  readonly close: () => Promise<void>;
};

/** The office's own server: it shares the port with the shops, and neither their routes nor their cookies. */
export const createOfficeHost = async ({
  env,
  gateway,
  log,
  isTrusted,
  findBuild = createOfficeBuild(env.brandsDir),
}: OfficeDeps): Promise<OfficeHost | undefined> => {
  const { officeUrl, secret, trustedProxies } = env;
  if (officeUrl === undefined) return undefined;
  const { hostname, protocol } = new URL(officeUrl);
  const always = { ...answerHeaders(protocol === 'https:'), ...OFFICE_HEADERS };
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 ? isTrusted : false,
    bodyLimit: BODY_LIMIT,
    exposeHeadRoutes: true,
  } as object) as unknown as FastifyInstance;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(always);
    if (isCrossSiteMutation(request.method, request.headers))
      await reply.code(403).type('text/plain').send('The form was sent by another site.');
  });
  app.setErrorHandler(async (error, request, reply) => {
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode >= 500) request.log.error(error);
    return reply.code(statusCode).type('text/plain').send('The office cannot answer now.');
  });
  officeRoutes(app, { gateway, secret, officeUrl, findBuild });
  await app.ready();
  return {
    isAt: (header) => header !== undefined && hostNameOf(header) === hostname,
    answer: (request, response) => app.routing(request, response),
    close: () => app.close(),
  };
};
