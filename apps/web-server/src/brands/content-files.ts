import { placeOf } from '@shop/outbound/serving';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { visitorHeaders } from '../api/visitor-headers.ts';
import type { WebServerDeps } from '../web-server-deps.ts';
import { appUrlOf } from './brand-hosts.ts';
import { robotsText } from './robots.ts';

const MINUTES = 'public, max-age=300';

/** Files for search engines and feed readers: the blog's feed in each language, the addresses of the content, robots. */
export const contentFiles: FastifyPluginAsync<WebServerDeps> = async (
  app,
  { env, gateway, brandOf, noBrand },
) => {
  const send = async (request: FastifyRequest, reply: FastifyReply, pathOf: (locale: string) => string) => {
    const brand = await brandOf(request);
    if (!brand) return noBrand(request, reply);
    const { key, locales, defaultLocale } = brand.config;
    const { locale: asked = defaultLocale } = request.params as { locale?: string };
    const locale = locales.find((one) => one === asked) ?? defaultLocale;
    const caller = {
      ...{ brand: key, locale, currencyId: undefined, token: undefined, ip: placeOf(request.ip) },
      ...{ shippingMethod: undefined, countryId: undefined, userAgent: request.headers['user-agent'] ?? '' },
    };
    const answer = await gateway.send({
      method: 'GET',
      path: pathOf(locale),
      headers: visitorHeaders(caller, env.secret),
    });
    if (answer.statusCode !== 200) {
      await answer.body.dump();
      return reply.code(answer.statusCode).header('cache-control', 'no-store').send();
    }
    return reply
      .header('cache-control', MINUTES)
      .type(String(answer.headers['content-type']))
      .send(answer.body);
  };

  for (const url of ['/blog/feed.xml', '/:locale/blog/feed.xml'])
    app.get(url, (request, reply) => send(request, reply, (locale) => `/api/content/feed/${locale}`));
  app.get('/sitemap-content.xml', (request, reply) => send(request, reply, () => '/api/content/sitemap'));

  app.get('/robots.txt', async (request, reply) => {
    const brand = await brandOf(request);
    const host = request.headers.host ?? 'localhost';
    const appUrl = brand && appUrlOf(brand.config, { appUrls: env.appUrls, host });
    return reply.type('text/plain; charset=utf-8').send(robotsText(appUrl));
  });
};
