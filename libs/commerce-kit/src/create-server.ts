import { answerHeaders, listeningOptions } from '@shop/outbound/serving';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { describeCalls } from './api-docs.ts';
import type { AuditLog } from './audit-log.ts';
import { auditRefusals } from './audit-refusals.ts';
import { createCallBinder } from './call.ts';
import { acceptJson } from './json-body.ts';
import type { Logger } from './logger.ts';
import type { App, Module } from './module.ts';
import { answerProblems, createUnreadableAnswer } from './problem-handler.ts';
import { limitCalls } from './rate-limit.ts';
import { refuseForeignMutations } from './same-origin.ts';
import type { TrustedHeaders } from './trusted-headers.ts';
import type { Visitors } from './visitor.ts';

const LARGEST_BODY = 64 * 1024;

/** What a server needs, independent of its calls. */
export type ServerDeps = {
  log: Logger;
  clock: () => Date;
  headers: TrustedHeaders;
  audit: AuditLog;
  /** False: the demo profile, where the calls are described at `/api/docs`. */
  isProduction: boolean;
  /** All public addresses are https: every answer has the HSTS header. */
  isSecure: boolean;
  /** Milliseconds until a request must have arrived; a default without it. */
  requestMs?: number;
  /** Checks every answer against its contract: for tests; elsewhere the types are trusted. */
  checksAnswers: boolean;
  /** False while the API is being measured. */
  limitsCalls?: boolean;
};

/** The routes of a server, and how it finds visitors by their tokens. */
export type Served = { visitors: Visitors; routes: readonly Module[] };

/** A server with the given routes, ready to listen or to be tested by `inject`. */
export const createServer = async (deps: ServerDeps, { visitors, routes }: Served): Promise<App> => {
  const { isSecure, requestMs } = deps;
  // The server's type is that of its logger: modules know Fastify's own.
  const loggerInstance: FastifyBaseLogger = deps.log;
  const server = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    ...listeningOptions({ isSecure, ...(requestMs && { requestMs }) }),
    bodyLimit: LARGEST_BODY,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: createUnreadableAnswer(isSecure),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(answerHeaders(isSecure));
  });
  answerProblems(server);
  acceptJson(server);
  auditRefusals(server, deps);
  refuseForeignMutations(server);
  if (deps.limitsCalls !== false) await limitCalls(server, deps.headers);
  if (!deps.isProduction) await describeCalls(server);

  const call = createCallBinder(server, { ...deps, visitors });
  const app: App = Object.assign(server, { call });
  for (const addRoutes of routes) await addRoutes(app);
  return app;
};
