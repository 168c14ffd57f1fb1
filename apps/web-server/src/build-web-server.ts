import path from 'node:path';
import { createProxyTrust } from '@shop/brand/settings';
import { paymentProviders } from '@shop/commerce-payments/registry';
import type { PaymentProvider } from '@shop/domain/payment-provider';
import { answerHeaders, listeningOptions } from '@shop/outbound/serving';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
} from 'fastify';
import { apiRoutes } from './api/api-routes.ts';
import { createApiGateway } from './api/api-gateway.ts';
import { createSharedAnswers } from './api/shared-answers.ts';
import { assetRoutes } from './brands/asset-routes.ts';
import { createBrandHosts } from './brands/brand-hosts.ts';
import type { BrandStore } from './brands/brand-store.ts';
import { answerNoBrand } from './brands/no-brand.ts';
import { contentFiles } from './brands/content-files.ts';
import { createPageCache } from './cache/page-cache.ts';
import { createChangeStream } from './changes/change-stream.ts';
import type { Env } from './env.ts';
import { images } from './images/images.ts';
import { createNamedPictures } from './images/named-pictures.ts';
import { createOfficeHost } from './office/office-host.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { answerFailures } from './platform/answer-failures.ts';
import { browserErrors } from './platform/browser-errors.ts';
import { healthRoutes } from './platform/health-routes.ts';
import { readableAddress } from './platform/readable-address.ts';
import { createForwardingWarning } from './security/forwarding-warning.ts';
import { createPlaceLimits, NO_LIMITS } from './security/place-limits.ts';
import { isCrossSiteMutation } from './security/same-site.ts';
import { DOCUMENT_HEADERS, headersWithField, securityPolicy } from './security/security-headers.ts';
import type { WebServerDeps } from './web-server-deps.ts';

const BODY_LIMIT = 64 * 1024;

type WebServerOptions = {
  env: Env;
  brands: BrandStore;
  /** Uses the development server's own policy: its tools use a socket and inline styles. */
  isDevelopment?: boolean;
  serverFactory?: FastifyServerFactory;
  log?: FastifyBaseLogger;
  /** Milliseconds until a request must have arrived; a default without it. */
  requestMs?: number;
  /** Replaces the registered payment providers. */
  providers?: readonly PaymentProvider[];
  /** The process is shutting down and no longer ready. */
  isEnding?: () => boolean;
};

const createBrandOf = async ({ env, brands }: WebServerOptions) => {
  let configs = await brands.list();
  let keyOf = createBrandHosts({ brands: configs, ...env });
  return {
    brandOf: async (request: FastifyRequest) => {
      const listed = await brands.list();
      if (listed !== configs) {
        configs = listed;
        keyOf = createBrandHosts({ brands: configs, ...env });
      }
      const key = keyOf(request.headers.host);
      return key === undefined ? undefined : brands.find(key);
    },
    noBrand: (request: FastifyRequest, reply: FastifyReply) =>
      answerNoBrand(request, reply, keyOf(request.headers.host) !== undefined),
    keyOf: (request: FastifyRequest) => keyOf(request.headers.host),
  };
};

/** The one public server: pages, assets, pictures, and the proxy to the API. */
export const buildWebServer = async (given: WebServerOptions): Promise<FastifyInstance> => {
  const {
    env,
    brands,
    isDevelopment = false,
    serverFactory,
    log,
    requestMs,
    providers = paymentProviders,
    isEnding = () => false,
  } = given;
  const isSecureOf = (key: string): boolean => env.appUrls.get(key)?.startsWith('https:') ?? false;
  const isSecure = env.appUrls.size > 0 && [...env.appUrls.keys()].every(isSecureOf);
  const isTrusted = createProxyTrust(env.trustedProxies);
  const warnOfForwarding = createForwardingWarning({ isTrusted });
  const app = Fastify({
    ...(log ? { loggerInstance: log } : { logger: { level: env.logLevel } }),
    logController: new LogController({ disableRequestLogging: true }),
    ...listeningOptions({ isSecure, ...(requestMs && { requestMs }) }),
    trustProxy: env.trustedProxies.length > 0 ? isTrusted : false,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: true,
    rewriteUrl: ({ url = '/' }: { url?: string }) => readableAddress(url),
    ...(serverFactory && { serverFactory }),
  } as object) as unknown as FastifyInstance;

  const gateway = createApiGateway(env.apiUrl);
  let isTold = (): boolean => false;
  const cache = createPageCache({ maxBytes: env.cacheBytes, isTold: () => isTold() });
  const shared = createSharedAnswers({ isTold: () => isTold(), listingsSize: env.listingsSize });
  const changes = createChangeStream({
    gateway,
    secret: env.secret,
    onChange: (key) => {
      cache.change(key);
      shared.change(key);
    },
    onGap: () => {
      cache.clear();
      shared.clear();
    },
  });
  isTold = () => changes.isOpen() && !isDevelopment;

  const { keyOf, ...brandsOfRequests } = await createBrandOf(given);
  const headers = new Map<string, Record<string, string>>();
  const deps: WebServerDeps = {
    env,
    brands,
    gateway,
    shared,
    cache,
    limits: env.limitsPlaces ? createPlaceLimits() : NO_LIMITS,
    paymentProviders: providers,
    isEnding,
    ...brandsOfRequests,
    documentHeaders: (brand) => {
      const known = headers.get(brand.key);
      if (known) return known;
      const fresh = {
        ...DOCUMENT_HEADERS,
        ...(!isDevelopment && { 'content-security-policy': securityPolicy(brand, env.browserSentryDsn) }),
      };
      headers.set(brand.key, fresh);
      return fresh;
    },
    fieldHeaders: (brand, hosts) =>
      isDevelopment ? {} : headersWithField(brand, hosts, env.browserSentryDsn),
  };

  const office = await createOfficeHost({ env, gateway, log: app.log, isTrusted });
  app.addHook('onRequest', async (request, reply) => {
    // Staff have a host of their own: none of the shop's routes and cookies exist there.
    if (office?.isAt(request.headers.host)) {
      reply.hijack();
      office.answer(request.raw, reply.raw);
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    warnOfForwarding(request);
    const key = keyOf(request);
    reply.headers(answerHeaders(key === undefined ? isSecure : isSecureOf(key)));
  });
  answerFailures(app, deps);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    if (!isCrossSiteMutation(request.method, request.headers)) return;
    await reply.code(403).send({ status: false, message: 'cross_site', errors: {} });
  });
  app.addHook('onClose', async () => {
    changes.close();
    await office?.close();
    await gateway.close();
  });

  await app.register(healthRoutes, deps);
  await app.register(browserErrors, deps);
  await app.register(contentFiles, deps);
  await app.register(images, {
    cacheDir: path.join(env.dataDir, 'images'),
    allowedHosts: env.imageHosts,
    photographFolder: env.imageDir,
    drawingWorker: env.drawingWorker,
    isNamed: createNamedPictures({ gateway, secret: env.secret }),
    limits: deps.limits,
  });
  await app.register(assetRoutes, deps);
  await app.register(apiRoutes, deps);
  await app.register(pageRoutes, deps);
  return app;
};
