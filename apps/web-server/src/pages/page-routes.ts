import type { PageAnswer, ScreenRequest } from '@shop/brand';
import { withoutTracking } from '@shop/paths';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { sendFile } from '../api/send-file.ts';
import { createPageTransport } from '../api/page-transport.ts';
import { createVisitorSummaries } from '../api/visitor-summary.ts';
import type { Caller } from '../api/visitor-headers.ts';
import { FORGET } from '../api/session-cookies.ts';
import { appUrlOf, isSecureBrand } from '../brands/brand-hosts.ts';
import { EncodedPage } from '../cache/encoded-page.ts';
import { pageKey, shownQuery } from '../cache/page-key.ts';
import { cookie, parseCookies, secondsOf } from '../platform/cookies.ts';
import { maskAddress } from '@shop/domain/error-report';
import { placeOf } from '@shop/outbound/serving';
import type { WebServerDeps } from '../web-server-deps.ts';
import {
  mayBeKept,
  methodOf,
  rememberLocale,
  sendCookies,
  sendPreference,
  warnsOfBrowser,
  type Asked,
} from './asked-page.ts';
import { otherSite } from './other-site.ts';
import { chooseLocale, readPageAddress } from './page-address.ts';
import { sendForVisitor, sendKept, sendRendered } from './page-reply.ts';
import { createPageBudget } from './page-budget.ts';
import { inScheme } from './page-scheme.ts';
import {
  readAsksConsent,
  readOptOut,
  readScheme,
  readToken,
  readTouches,
  readVisitor,
} from './page-visitor.ts';
import { readMultipart, type SentFile } from './read-multipart.ts';
import { createRenderTurns } from './render-turns.ts';
import { partsOf } from './visitor-parts.ts';

type RenderedPage = PageAnswer & { page: EncodedPage | undefined };

/** Every page of every brand: from the guests' cache, or rendered now. */
export const pageRoutes: FastifyPluginAsync<WebServerDeps> = async (app, deps) => {
  const { env, gateway, shared, cache, brandOf, limits } = deps;
  const turns = createRenderTurns({ longestWait: env.renderWait });

  const askSummary = createVisitorSummaries({ gateway, secret: env.secret });

  const callerOf = ({
    request,
    brand,
    cookies,
    address,
    settings,
  }: Pick<Asked, 'request' | 'brand' | 'cookies' | 'address' | 'settings'>): Caller => ({
    brand: brand.config.key,
    locale: address.locale,
    currencyId: settings.currencyId,
    countryId: settings.countryId,
    shippingMethod: settings.shippingMethod,
    token: readToken(cookies),
    ip: placeOf(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    touches: readTouches(cookies),
  });

  /** Sends the files of a form first, so that the page gets their keys. */
  const readForm = async (asked: Omit<Asked, 'form' | 'budget'>): Promise<string> => {
    const { body, headers } = asked.request;
    if (!(body instanceof Readable)) return Buffer.isBuffer(body) ? body.toString() : '';
    return readMultipart(headers, body, async (bytes): Promise<SentFile> => {
      const answer = await sendFile({ gateway, secret: env.secret }, callerOf(asked), bytes);
      const said = (await answer.body.json()) as { key?: string; message?: string };
      return answer.statusCode === 200 && said.key !== undefined
        ? { key: said.key }
        : { refusal: said.message ?? 'file_not_sent' };
    });
  };

  const render = async (
    asked: Asked,
    { search, isForAll, signal }: { search: string; isForAll: boolean; signal: AbortSignal },
  ): Promise<PageAnswer> => {
    const { request, reply, brand, address, appUrl, settings, form } = asked;
    const isSecure = appUrl.startsWith('https:');
    const isPost = request.method === 'POST';
    const caller = callerOf(asked);
    const transport = createPageTransport({
      ...{ gateway, shared, secret: env.secret, isSecure },
      ...{ isForAll, signal, caller },
    });
    const answer = await brand.bundle.render({
      method: isPost ? 'POST' : 'GET',
      url: `http://${request.headers.host ?? 'localhost'}${address.pathname}${search}`,
      locale: address.locale,
      appUrl,
      visitor: {
        ...settings,
        get hasSession() {
          return transport.hasSession();
        },
      },
      ...(isPost && { body: form }),
      userAgent: caller.userAgent,
      warnsOfBrowser: warnsOfBrowser(asked),
      asksConsent: asked.asksConsent,
      build: brand.build,
      api: transport.api,
      signal,
      report: (error) => request.log.error({ err: error, url: maskAddress(request.url) }, 'page failed'),
      isDebug: env.isDebug,
      reportTo: env.browserSentryDsn ? { dsn: env.browserSentryDsn, release: brand.build } : undefined,
    });
    sendCookies(reply, transport.cookies);
    if (transport.hasEnded()) reply.headers(FORGET);
    sendCookies(
      reply,
      answer.cookies.map((pair) => cookie(pair, { isSecure, maxAge: secondsOf(pair) })),
    );
    return { ...answer, keys: [...answer.keys, ...transport.keys] };
  };

  const keyOf = (asked: Asked, query: string | undefined) => {
    const { request, brand, address, appUrl, settings, asksConsent } = asked;
    return request.method === 'POST' || query === undefined || warnsOfBrowser(asked)
      ? undefined
      : pageKey({
          brand: brand.config,
          build: brand.build,
          origin: appUrl,
          pathname: address.pathname,
          query,
          visitor: settings,
          asksConsent,
        });
  };

  /** The error screens, in the visitor's language. */
  const showScreen = async (
    { reply, brand, address, scheme }: Asked,
    { status, ...screen }: Omit<ScreenRequest, 'locale'> & { status: number },
  ) => {
    const html = await brand.bundle.renderScreen({ ...screen, locale: address.locale });
    if (status === 503) reply.header('retry-after', '5');
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(inScheme(Buffer.from(html), scheme));
  };

  /** Counts rendered pages with a query that were not cached; returns the seconds to wait. */
  const secondsToWait = ({ method, ip }: FastifyRequest, query: string | undefined): number =>
    query === '' || method === 'POST' ? 0 : limits.take('search', placeOf(ip));

  /** Renders a page in its turn; undefined when another answer was sent. */
  const renderInTurn = async (
    asked: Asked,
    { key, query, isForAll }: { key: string | undefined; query: string | undefined; isForAll: boolean },
  ): Promise<RenderedPage | undefined> => {
    const { request, reply, address } = asked;
    const wait = secondsToWait(request, query);
    if (wait > 0) {
      reply.header('retry-after', String(wait));
      await showScreen(asked, { kind: 'tooMany', status: 429 });
      return undefined;
    }
    // Form submissions, such as an order, are never refused.
    if (!(await turns.take(request.method === 'POST'))) {
      await showScreen(asked, { kind: 'unavailable', status: 503 });
      return undefined;
    }
    const moment = cache.moment();
    const search = withoutTracking(address.search);
    const answer = await asked.budget.spend((signal) => render(asked, { search, isForAll, signal }));
    reply.headers(answer.headers);
    if (answer.opensTo) reply.headers(deps.fieldHeaders(asked.brand.config, answer.opensTo));
    const abroad = request.method === 'POST' && otherSite(answer.headers['location'], asked.appUrl);
    if (abroad) {
      reply.removeHeader('location');
      await showScreen(asked, { kind: 'leaving', to: abroad, status: 200 });
      return undefined;
    }
    if (answer.bytes.length === 0) {
      await reply.code(answer.status).header('cache-control', 'no-store').send();
      return undefined;
    }
    const isKept = isForAll && key !== undefined && mayBeKept(answer);
    const page = isKept ? new EncodedPage(answer.bytes, answer.keys, answer.places) : undefined;
    if (isKept && page) cache.set(key, page, moment);
    return { ...answer, page };
  };

  /** Cached pages are for all visitors; of other pages the brand decides. */
  const isForAll = ({ request, brand, address }: Asked, key: string | undefined): boolean =>
    request.method !== 'POST' &&
    ((key !== undefined && cache.get(key) !== undefined) ||
      brand.bundle.isForAll(address.locale, address.pathname));

  const showGuest = async (asked: Asked, query: string | undefined) => {
    const { request, reply, scheme } = asked;
    const key = keyOf(asked, query);
    const kept = key === undefined ? undefined : cache.get(key);
    if (kept) return sendKept(request, reply, kept, scheme);
    const rendered = await renderInTurn(asked, { key, query, isForAll: isForAll(asked, undefined) });
    // The answer to a form may contain typed text.
    const isPersonal = rendered?.isPersonal === true || request.method === 'POST';
    return rendered ? sendRendered(request, reply, { ...rendered, isPersonal, scheme }) : reply;
  };

  /** A page of a visitor with a session, assembled from the page for all and the visitor's parts. */
  const showVisitor = async (asked: Asked, token: string, query: string | undefined) => {
    const { request, reply, brand, address, appUrl, settings, scheme } = asked;
    // Without it there may still be time to render the page.
    const said = await asked.budget.spend((signal) => askSummary(callerOf(asked), signal), 0.5);
    const shippingMethod = methodOf(asked, said);
    if (shippingMethod && shippingMethod !== (settings.shippingMethod ?? brand.config.methods[0]))
      sendPreference(reply, `shop_method=${shippingMethod}`, appUrl);
    const own: Asked = { ...asked, settings: { ...settings, shippingMethod } };
    const key = keyOf(own, query);
    const kept = key === undefined ? undefined : cache.get(key);
    const common = kept ?? (await renderInTurn(own, { key, query, isForAll: true }));
    if (!common) return reply;
    const url = address.pathname + withoutTracking(address.search);
    const parts = await partsOf({ brand, appUrl, url, token, said, locale: address.locale });
    return sendForVisitor(request, reply, common, { ...parts, scheme });
  };

  const showPage = async (asked: Asked) => {
    const { request, reply, cookies, address, scheme } = asked;
    const query = shownQuery(address.search);
    const token = readToken(cookies);
    rememberLocale(asked);
    if (token === undefined) return showGuest(asked, query);
    if (isForAll(asked, keyOf(asked, query))) return showVisitor(asked, token, query);
    const rendered = await renderInTurn(asked, { key: undefined, query, isForAll: false });
    return rendered ? sendRendered(request, reply, { ...rendered, isPersonal: true, scheme }) : reply;
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
    const settings = readVisitor(brand.config, cookies, readOptOut(request.headers));
    const scheme = readScheme(brand.config, cookies);
    const asksConsent = readAsksConsent(brand.config, settings);
    const about = { request, reply, brand, cookies, address, appUrl, settings, scheme, asksConsent };
    const form = request.method === 'POST' ? await readForm(about) : '';
    // Begins when everything has arrived: a slow line takes nothing of it.
    const asked: Asked = { ...about, form, budget: createPageBudget(env.renderBudget) };
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

  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
  app.get('/status', async (request, reply) => {
    const brand = await brandOf(request);
    if (!brand) return deps.noBrand(request, reply);
    const cookies = parseCookies(request.headers.cookie, isSecureBrand(brand.config, env.appUrls));
    const locale = chooseLocale(brand.config, cookies.get('shop_locale'));
    reply.headers(deps.documentHeaders(brand.config)).header('cache-control', 'no-store');
    const html = await brand.bundle.renderScreen({ kind: 'status', locale });
    return reply
      .type('text/html; charset=utf-8')
      .send(inScheme(Buffer.from(html), readScheme(brand.config, cookies)));
  });
  app.get('/*', answerPage);
  app.post('/*', answerPage);
};
