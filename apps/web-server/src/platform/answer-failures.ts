import { splitLocale } from '@shop/paths';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSecureBrand } from '../brands/brand-hosts.ts';
import { chooseLocale } from '../pages/page-address.ts';
import { inScheme } from '../pages/page-scheme.ts';
import { readScheme } from '../pages/page-visitor.ts';
import type { WebServerDeps } from '../web-server-deps.ts';
import { parseCookies } from './cookies.ts';

type FailureDeps = Pick<WebServerDeps, 'env' | 'brandOf' | 'noBrand' | 'documentHeaders'>;

const FOR_SCRIPTS = /^\/(api|dev|builds)\//;
const TOO_LARGE = 413;

const messageOf = (status: number): string => {
  if (status === TOO_LARGE) return 'body_too_large';
  return status >= 500 ? 'defect' : 'refused';
};

/** Requests that were refused before a route could answer: calls get the envelope, visitors a page. */
export const answerFailures = (
  app: FastifyInstance,
  { env, brandOf, noBrand, documentHeaders }: FailureDeps,
): void => {
  const showScreen = async (request: FastifyRequest, reply: FastifyReply) => {
    const brand = await brandOf(request);
    if (!brand) return noBrand(request, reply);
    const cookies = parseCookies(request.headers.cookie, isSecureBrand(brand.config, env.appUrls));
    const { locale = chooseLocale(brand.config, cookies.get('shop_locale')) } = splitLocale(
      request.url.split('?', 1)[0] ?? '/',
      brand.config.locales,
    );
    const html = await brand.bundle.renderScreen({ kind: 'unexpected', locale });
    return reply
      .headers(documentHeaders(brand.config))
      .type('text/html; charset=utf-8')
      .send(inScheme(Buffer.from(html), readScheme(brand.config, cookies)));
  };

  // No route accepts such a method.
  app.setNotFoundHandler(async (_request, reply) =>
    reply
      .code(405)
      .headers({ allow: 'GET, HEAD, POST', 'cache-control': 'no-store' })
      .send({ status: false, message: 'not_found', errors: {} }),
  );

  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { statusCode: status = 500 } = error;
    if (status >= 500) request.log.error(error);
    reply.code(status).header('cache-control', 'no-store');
    if (FOR_SCRIPTS.test(request.url))
      return reply.send({ status: false, message: messageOf(status), errors: {} });
    return showScreen(request, reply);
  });
};
