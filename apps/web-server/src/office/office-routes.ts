import { LOCALE_CODES, type LocaleCode } from '@shop/domain/languages';
import { placeOf } from '@shop/outbound/serving';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiGateway } from '../api/api-gateway.ts';
import { sendBuilt } from '../brands/asset-routes.ts';
import type { BuiltOffice } from './office-build.ts';
import { sendOfficeFile, sendStoryPicture, type FileAsked } from './office-files.ts';
import { readOfficeForm } from './office-form.ts';
import { sendTexts, type TextsAsked } from './office-texts.ts';
import { createOfficeTransport } from './office-transport.ts';

export type OfficeRoutesDeps = {
  readonly gateway: ApiGateway;
  readonly secret: string;
  /** Where the office stands: `https://office.shop.lt`. */
  readonly officeUrl: string;
  readonly findBuild: () => Promise<BuiltOffice | undefined>;
};

/** Estonian has another code in addresses than in browsers. */
const CODES: Readonly<Record<string, LocaleCode>> = { et: 'ee' };

/** The first language of the browser that the office has. */
const localeOf = (accepted = ''): LocaleCode => {
  const wanted = accepted.split(',').map((one) => one.trim().slice(0, 2).toLowerCase());
  const codes = wanted.map((tag) => CODES[tag] ?? LOCALE_CODES.find((code) => code === tag && code !== 'ee'));
  return codes.find((code) => code !== undefined) ?? 'en';
};

const notBuilt = (reply: FastifyReply) => reply.code(503).type('text/plain').send('The office is not built.');

/** Pages and styles of the office. It has no other addresses. */
export const officeRoutes = (app: FastifyInstance, deps: OfficeRoutesDeps): void => {
  const { officeUrl, findBuild } = deps;
  const { hostname: host, protocol } = new URL(officeUrl);
  const isSecure = protocol === 'https:';

  const transportOf = ({ headers, ip }: FastifyRequest) => {
    const caller = { host, ip: placeOf(ip), userAgent: headers['user-agent'] ?? '' };
    return createOfficeTransport(deps, { ...caller, cookies: headers.cookie, isSecure });
  };

  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const built = await findBuild();
    if (!built) return notBuilt(reply);
    const { headers, method } = request;
    const transport = transportOf(request);
    const isPost = method === 'POST';
    const answer = await built.bundle.render({
      method: isPost ? 'POST' : 'GET',
      url: new URL(request.url, officeUrl).href,
      locale: localeOf(headers['accept-language']),
      ...(isPost && { body: await readOfficeForm(request, transport.api) }),
      api: transport.api,
      report: (error) => request.log.error({ err: error, url: request.url }, 'page of the office failed'),
    });
    for (const cookie of transport.cookies) reply.header('set-cookie', cookie);
    if (answer.location !== undefined)
      return reply.code(answer.status).header('location', answer.location).send();
    return reply.code(answer.status).type('text/html; charset=utf-8').send(answer.html);
  };

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain').send('User-agent: *\nDisallow: /\n'),
  );
  app.get('/assets/*', async (request, reply) => {
    const file = (await findBuild())?.files.get(request.url.split('?', 1)[0] ?? '');
    return file ? sendBuilt(request, reply, file) : reply.code(404).type('text/plain').send('Not found');
  });
  app.get<{ Params: FileAsked }>('/files/:of/:id/:position', (request, reply) =>
    sendOfficeFile(transportOf(request).api, request.params, reply),
  );
  app.get<{ Params: { story: string } }>('/files/stories/:story', (request, reply) =>
    sendStoryPicture(transportOf(request).api, request.params.story, reply),
  );
  app.get<{ Querystring: Partial<TextsAsked> }>('/texts/export.xlf', (request, reply) =>
    sendTexts(transportOf(request).api, request.query, reply),
  );
  app.get('/*', answerPage);
  app.post('/*', answerPage);
};
