import type { BrandConfig, PageAnswer, ScreenRequest } from '@shop/brand';
import { withoutTracking } from '@shop/paths';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createPageTransport } from '../api/page-transport.ts';
import { FORGET } from '../api/session-cookies.ts';
import { appUrlOf, isSecureBrand } from '../brands/brand-hosts.ts';
import type { ServedBrand } from '../brands/brand-store.ts';
import { EncodedPage } from '../cache/encoded-page.ts';
import { pageKey, shownQuery } from '../cache/page-key.ts';
import { cookie, parseCookies, YEAR } from '../platform/cookies.ts';
import { isUnsupportedBrowser } from '@shop/domain/supported-browser';
import { placeOf } from '@shop/outbound/serving';
import type { WebServerDeps } from '../web-server-deps.ts';
import { chooseLocale, readPageAddress, type PageAddress } from './page-address.ts';
import { sendKept, sendRendered } from './page-reply.ts';
import { inScheme } from './page-scheme.ts';
import { readScheme, readToken, readVisitor } from './page-visitor.ts';
import { createRenderTurns } from './render-turns.ts';

type Asked = {
  request: FastifyRequest;
  reply: FastifyReply;
  brand: ServedBrand;
  cookies: ReadonlyMap<string, string>;
  address: Extract<PageAddress, { kind: 'page' }>;
  appUrl: string;
};

/** Not part of the cached entry: the next address without a language leads to the language of this page. */
const rememberLocale = ({ reply, cookies, address, appUrl }: Asked): void => {
  if (cookies.get('shop_locale') === address.locale) return;
  const isSecure = appUrl.startsWith('https:');
  reply.header('set-cookie', cookie(`shop_locale=${address.locale}`, { isSecure, maxAge: YEAR }));
};

const sendCookies = (reply: FastifyReply, cookies: readonly string[]): void => {
  for (const one of cookies) reply.header('set-cookie', one);
};

/** The warning of an unsupported browser stands on every page until its visitor goes on with it. */
const warnsOfBrowser = ({ request, cookies }: Pick<Asked, 'request' | 'cookies'>): boolean =>
  cookies.get('shop_browser') !== 'kept' && isUnsupportedBrowser(request.headers['user-agent'] ?? '');

/** Whether the answer may be cached for all guests. */
const isForAll = ({ status, cookies, isPersonal }: PageAnswer): boolean =>
  status === 200 && cookies.length === 0 && !isPersonal;

/** Every page of every brand: from the guests' cache, or rendered now. */
export const pageRoutes: FastifyPluginAsync<WebServerDeps> = async (app, deps) => {
  const { env, gateway, shared, cache, brandOf, limits } = deps;
  const turns = createRenderTurns({ longestWait: env.renderWait });

  const render = async (asked: Asked, search: string): Promise<PageAnswer> => {
    const { request, reply, brand, cookies, address, appUrl } = asked;
    const isSecure = appUrl.startsWith('https:');
    const userAgent = request.headers['user-agent'] ?? '';
    const budget = new AbortController();
    const timer = setTimeout(() => budget.abort(), env.renderBudget);
    const { currencyId, countryId, shippingMethod } = readVisitor(brand.config, cookies);
    const transport = createPageTransport({
      gateway,
      shared,
      secret: env.secret,
      isSecure,
      signal: budget.signal,
      caller: {
        brand: brand.config.key,
        locale: address.locale,
        currencyId,
        countryId,
        shippingMethod,
        token: readToken(cookies),
        ip: placeOf(request.ip),
        userAgent,
      },
    });
    try {
      const isPost = request.method === 'POST';
      const answer = await brand.bundle.render({
        method: isPost ? 'POST' : 'GET',
        url: `http://${request.headers.host ?? 'localhost'}${address.pathname}${search}`,
        locale: address.locale,
        appUrl,
        visitor: readVisitor(brand.config, cookies, transport.hasSession),
        ...(isPost && { body: String(request.body ?? '') }),
        userAgent,
        warnsOfBrowser: warnsOfBrowser(asked),
        build: brand.build,
        api: transport.api,
        signal: budget.signal,
        isDebug: env.isDebug,
        reportTo: env.browserSentryDsn ? { dsn: env.browserSentryDsn, release: brand.build } : undefined,
      });
      sendCookies(reply, transport.cookies);
      if (transport.hasEnded()) reply.headers(FORGET);
      sendCookies(
        reply,
        answer.cookies.map((pair) => cookie(pair, { isSecure, maxAge: YEAR })),
      );
      return { ...answer, keys: [...answer.keys, ...transport.keys] };
    } finally {
      clearTimeout(timer);
    }
  };

  const isOfGuest = ({ request, cookies }: Asked): boolean =>
    request.method !== 'POST' && readToken(cookies) === undefined && !warnsOfBrowser({ request, cookies });

  const guestKey = (asked: Asked, query: string | undefined) => {
    const { brand, cookies, address, appUrl } = asked;
    return query === undefined || !isOfGuest(asked)
      ? undefined
      : pageKey({
          brand: brand.config,
          build: brand.build,
          origin: appUrl,
          pathname: address.pathname,
          query,
          visitor: readVisitor(brand.config, cookies),
        });
  };

  /** The error screens, in the visitor's language. */
  const showScreen = async (
    { reply, brand, cookies, address }: Asked,
    { kind, status, failure }: Pick<ScreenRequest, 'kind' | 'failure'> & { status: number },
  ) => {
    const html = await brand.bundle.renderScreen({ kind, locale: address.locale, failure });
    if (status === 503) reply.header('retry-after', '5');
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(inScheme(Buffer.from(html), readScheme(brand.config, cookies)));
  };

  /** Counts rendered pages with a query that the cache did not answer; returns the seconds to wait. */
  const secondsToWait = ({ method, ip }: FastifyRequest, query: string | undefined): number =>
    query === '' || method === 'POST' ? 0 : limits.take('search', placeOf(ip));

  const showPage = async (asked: Asked) => {
    const { request, reply, brand, cookies, address } = asked;
    const scheme = readScheme(brand.config, cookies);
    const query = shownQuery(address.search);
    const key = guestKey(asked, query);
    const kept = key === undefined ? undefined : cache.get(key);
    rememberLocale(asked);
    if (kept) return sendKept(request, reply, kept, scheme);

    const wait = secondsToWait(request, query);
    if (wait > 0) {
      reply.header('retry-after', String(wait));
      return showScreen(asked, { kind: 'tooMany', status: 429 });
    }
    // Form submissions, such as an order, are never turned away.
    if (!(await turns.take(request.method === 'POST')))
      return showScreen(asked, { kind: 'unavailable', status: 503 });
    const moment = cache.moment();
    const answer = await render(asked, withoutTracking(address.search));
    reply.headers(answer.headers);
    const { bytes } = answer;
    if (bytes.length === 0) return reply.code(answer.status).header('cache-control', 'no-store').send();
    // The answer to a form may contain what was typed.
    const isPersonal = answer.isPersonal || request.method === 'POST';
    const page = key !== undefined && isForAll(answer) ? new EncodedPage(bytes, answer.keys) : undefined;
    if (key !== undefined && page) cache.set(key, page, moment);
    return sendRendered(request, reply, { status: answer.status, bytes, page, isPersonal, scheme });
  };

  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const brand = await brandOf(request);
    if (!brand) return deps.noBrand(request, reply);
    const cookies = parseCookies(request.headers.cookie, isSecureBrand(brand.config, env.appUrls));
    const address = readPageAddress(brand.config, request.url, cookies.get('shop_locale'));
    if (address.kind === 'moved')
      return reply
        .code(301)
        .header('cache-control', 'public, max-age=86400')
        .header('location', address.to)
        .send();
    if (address.kind === 'locale')
      return reply
        .code(request.method === 'POST' ? 307 : 302)
        .header('cache-control', 'private, no-store')
        .header('vary', 'cookie')
        .header('location', address.to)
        .send();
    const appUrl = appUrlOf(brand.config, {
      appUrls: env.appUrls,
      host: request.headers.host ?? 'localhost',
    });
    reply.headers(deps.documentHeaders(brand.config));
    const asked: Asked = { request, reply, brand, cookies, address, appUrl };
    try {
      return await showPage(asked);
    } catch (error) {
      request.log.error(error);
      return showScreen(asked, {
        kind: 'unexpected',
        status: 500,
        ...(env.isDebug && { failure: error }),
      });
    }
  };

  app.get('/status', async (request, reply) => {
    const brand = await brandOf(request);
    if (!brand) return deps.noBrand(request, reply);
    const cookies = parseCookies(request.headers.cookie, isSecureBrand(brand.config, env.appUrls));
    const locale = chooseLocale(brand.config as BrandConfig, cookies.get('shop_locale'));
    reply.headers(deps.documentHeaders(brand.config)).header('cache-control', 'no-store');
    const html = await brand.bundle.renderScreen({ kind: 'status', locale });
    return reply
      .type('text/html; charset=utf-8')
      .send(inScheme(Buffer.from(html), readScheme(brand.config, cookies)));
  });
  app.get('/*', answerPage);
  app.post('/*', answerPage);
};
