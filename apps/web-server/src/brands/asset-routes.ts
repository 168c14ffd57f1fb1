import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../cache/encoded-page.ts';
import type { WebServerDeps } from '../web-server-deps.ts';
import type { BuiltFile } from './built-files.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** Sends a built file; one with a hash in its name is kept for good. */
export const sendBuilt = (request: FastifyRequest, reply: FastifyReply, file: BuiltFile) => {
  reply
    .header('cache-control', file.isImmutable ? FOR_EVER : AN_HOUR)
    .header('etag', file.etag)
    .header('vary', 'accept-encoding')
    .header('content-type', file.type);
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const wanted = chooseEncoding(request.headers['accept-encoding']);
  const bytes = wanted === 'identity' ? undefined : file[wanted];
  if (bytes) reply.header('content-encoding', wanted);
  return reply.send(bytes ?? file.identity);
};

/** The brand's built files, compressed at build time. */
export const assetRoutes: FastifyPluginAsync<WebServerDeps> = async (app, { brandOf, brands }) => {
  /** A page of another brand may still be open in a tab, and hashed names never collide. */
  const findAnywhere = async (path: string): Promise<BuiltFile | undefined> => {
    for (const { key } of await brands.list()) {
      const file = (await brands.find(key))?.files.get(path);
      if (file?.isImmutable) return file;
    }
    return undefined;
  };

  app.get('/assets/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const brand = await brandOf(request);
    const file = brand?.files.get(path) ?? (brand ? undefined : await findAnywhere(path));
    if (!file)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    return sendBuilt(request, reply, file);
  });
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/assets/favicon.svg', 302));
  app.get('/builds/latest.json', async (request, reply) => {
    const brand = await brandOf(request);
    reply.header('cache-control', 'no-store');
    return { build: brand?.build ?? '' };
  });
};
