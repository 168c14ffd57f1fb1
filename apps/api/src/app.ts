import { answerHeaders, listeningOptions } from '@shop/outbound/serving';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import type { Deps } from './deps.ts';
import { describeCalls } from './platform/api-docs.ts';
import { auditRefusals } from './platform/audit-refusals.ts';
import { createCallBinder } from './platform/call.ts';
import { acceptJson } from './platform/json-body.ts';
import type { App } from './platform/module.ts';
import { answerProblems, createUnreadableAnswer } from './platform/problem-handler.ts';
import { limitCalls } from './platform/rate-limit.ts';
import { refuseForeignMutations } from './platform/same-origin.ts';
import { createShopModules } from './shop-modules.ts';

const LARGEST_BODY = 64 * 1024;

/** The commerce API over the given things, ready to listen or to be tested by `inject`. */
export const buildApp = async (deps: Deps): Promise<App> => {
  const { isSecure, requestMs } = deps;
  const server = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
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

  const { visitors, routes } = createShopModules(deps);
  const call = createCallBinder(server, { ...deps, visitors });
  const app: App = Object.assign(server, { call });
  for (const addRoutes of routes) await addRoutes(app);
  return app;
};
