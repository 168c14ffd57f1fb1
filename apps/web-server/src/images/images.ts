import { createHash } from 'node:crypto';
import { placeOf } from '@shop/outbound/serving';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { NO_LIMITS, type PlaceLimits } from '../security/place-limits.ts';
import type { IsNamed } from './named-pictures.ts';
import { PictureProblem, type PictureProblemKind } from './picture-problem.ts';
import { parsePictureRequest } from './picture-request.ts';
import { createPictureSources, type PictureSourcesOptions } from './picture-sources.ts';
import { createPictureStore } from './picture-store.ts';
import { createPictures, type Asker } from './pictures.ts';

export type ImagesOptions = PictureSourcesOptions & {
  cacheDir: string;
  isNamed: IsNamed;
  limits?: PlaceLimits;
  cacheBytes?: number;
};

const STATUS = { missing: 404, broken: 502, busy: 503, limited: 429, failed: 500 } as const satisfies Record<
  PictureProblemKind,
  number
>;
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

const etagOf = (picture: Buffer): string =>
  `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`;

const refuse = (reply: FastifyReply, kind: PictureProblemKind, retryAfter = 1) => {
  if (kind === 'busy' || kind === 'limited') reply.header('retry-after', String(retryAfter));
  return reply
    .code(STATUS[kind])
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send(`picture ${kind}`);
};

/** `GET /img/<preset>/<source>?d=1|2`: every picture of the shop, resized, as WebP, stored on disk. */
export const images: FastifyPluginAsync<ImagesOptions> = async (app, options) => {
  const { cacheDir, isNamed, limits = NO_LIMITS, cacheBytes = 512 * 1024 * 1024 } = options;
  const store = createPictureStore(cacheDir, cacheBytes);
  const sources = createPictureSources(options);
  const pictureOf = createPictures({ store, isNamed });

  const askerOf = ({ ip }: FastifyRequest, reply: FastifyReply): Asker => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return { gone: gone.signal, take: () => limits.take('picture', placeOf(ip)) };
  };

  await store.open();
  app.addHook('onClose', sources.close);

  app.get('/img/*', async (request, reply) => {
    const wanted = parsePictureRequest(request.raw.url ?? '');
    const found = wanted && sources.find(wanted.segment);
    if (!found) return refuse(reply, 'missing');
    try {
      const picture = await pictureOf(found, wanted.shape, askerOf(request, reply));
      const etag = etagOf(picture);
      reply.header('cache-control', found.isLasting ? FOR_EVER : FOR_A_DAY).header('etag', etag);
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type('image/webp').send(picture);
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      if (error.kind === 'failed') request.log.error({ err: error, url: request.url }, 'picture failed');
      return refuse(reply, error.kind, error.retryAfter);
    }
  });
};
