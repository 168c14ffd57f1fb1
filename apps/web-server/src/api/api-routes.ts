import type { BrandConfig } from '@shop/brand';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isSecureBrand } from '../brands/brand-hosts.ts';
import { chooseLocale } from '../pages/page-address.ts';
import { readToken, readTouches, readVisitor } from '../pages/page-visitor.ts';
import { parseCookies } from '../platform/cookies.ts';
import { signatureHeadersOf } from '@shop/commerce-payments/registry';
import { placeOf } from '@shop/outbound/serving';
import { FileTooLarge, LARGEST_FILE, sendFile } from './send-file.ts';
import type { WebServerDeps } from '../web-server-deps.ts';
import { headerOf, type ApiGateway } from './api-gateway.ts';
import { FORGET, isEnded, sessionCookies } from './session-cookies.ts';
import { visitorHeaders, type Caller } from './visitor-headers.ts';

type Answer = Awaited<ReturnType<ApiGateway['send']>>;

/**
 * The visitor's headers that are forwarded to the API. All others are dropped, above all cookies and forwarding
 * headers.
 */
const FORWARDED = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'if-modified-since',
  'last-event-id',
  'sec-fetch-site',
  // Of mail services that report about mails.
  'x-mail-signature',
] as const;

const SEARCH = '/api/search/';

/** Headers of an answer that concern only the connection between the two servers. */
const KEPT_BACK = /^(connection|keep-alive|transfer-encoding|set-cookie|x-shop-.*|server|date)$/;

const callerOf = (request: FastifyRequest, brand: BrandConfig, isSecure: boolean): Caller => {
  const cookies = parseCookies(request.headers.cookie, isSecure);
  const asked = request.headers['x-shop-locale'];
  const { currencyId, countryId, shippingMethod } = readVisitor(brand, cookies);
  return {
    brand: brand.key,
    locale: chooseLocale(brand, typeof asked === 'string' ? asked : cookies.get('shop_locale')),
    currencyId,
    countryId,
    shippingMethod,
    token: readToken(cookies),
    ip: placeOf(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    touches: readTouches(cookies),
  };
};

const forwardedHeaders = (
  request: FastifyRequest,
  signatureHeaders: readonly string[],
): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const name of [...FORWARDED, ...signatureHeaders]) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
};

const passHeaders = (reply: FastifyReply, headers: Answer['headers'], isSecure: boolean): void => {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !KEPT_BACK.test(name)) reply.header(name, value);
  const session = headerOf(headers, 'x-shop-session');
  if (session !== undefined) {
    const maxAge = Number(headerOf(headers, 'x-shop-session-max-age') ?? 0);
    for (const one of sessionCookies(session, maxAge, isSecure)) reply.header('set-cookie', one);
    if (isEnded(maxAge)) reply.headers(FORGET);
  }
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
};

/** Forwards the browser's calls and the development pages to the API, with the visitor's headers. */
export const apiRoutes: FastifyPluginAsync<WebServerDeps> = async (
  app,
  { env, gateway, brandOf, noBrand, limits, paymentProviders },
) => {
  const signatureHeaders = signatureHeadersOf(paymentProviders);
  const forward = async (request: FastifyRequest, reply: FastifyReply) => {
    const brand = await brandOf(request);
    if (!brand) return noBrand(request, reply);
    const wait = request.url.startsWith(SEARCH) ? limits.take('search', placeOf(request.ip)) : 0;
    if (wait > 0)
      return reply
        .code(429)
        .headers({ 'retry-after': String(wait), 'cache-control': 'no-store' })
        .send({ status: false, message: 'too_many_requests', errors: {} });
    const isSecure = isSecureBrand(brand.config, env.appUrls);
    const hasBody = request.body instanceof Buffer && request.body.length > 0;
    const answer = await gateway.send({
      method: request.method,
      path: request.url,
      headers: {
        ...forwardedHeaders(request, signatureHeaders),
        ...visitorHeaders(callerOf(request, brand.config, isSecure), env.secret),
      },
      ...(hasBody && { body: request.body as Buffer }),
    });
    passHeaders(reply, answer.headers, isSecure);
    return reply.code(answer.statusCode).send(answer.body);
  };

  /** One file, passed on while it arrives. */
  const forwardFile = async (request: FastifyRequest, reply: FastifyReply) => {
    const brand = await brandOf(request);
    if (!brand) return noBrand(request, reply);
    const isSecure = isSecureBrand(brand.config, env.appUrls);
    const tooLarge = () =>
      reply
        .code(413)
        .headers({ 'cache-control': 'no-store', connection: 'close' })
        .send({ status: false, message: 'file_too_large', errors: {} });
    if (Number(request.headers['content-length'] ?? 0) > LARGEST_FILE) return tooLarge();
    try {
      const caller = callerOf(request, brand.config, isSecure);
      const answer = await sendFile({ gateway, secret: env.secret }, caller, request.raw);
      passHeaders(reply, answer.headers, isSecure);
      return await reply.code(answer.statusCode).send(answer.body);
    } catch (error) {
      if (error instanceof FileTooLarge) return tooLarge();
      throw error;
    }
  };

  const guarded = (work: typeof forward) => async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await work(request, reply);
    } catch (error) {
      request.log.warn(error);
      return reply
        .code(503)
        .header('retry-after', '2')
        .send({ status: false, message: 'unavailable', errors: {} });
    }
  };
  // Pages of the demo's provider and the mailbox: in production they do not exist.
  const development = env.isProduction ? [] : ['/dev/*', '/dev'];
  for (const url of ['/api/*', ...development])
    app.route({ method: ['GET', 'POST'], url, handler: guarded(forward) });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.post('/api/files', guarded(forwardFile));
  });
};
