import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createOutbound, type Outbound } from '@shop/outbound';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { placeOf } from '@shop/outbound/serving';
import { NO_LIMITS, type PlaceLimits } from '../security/place-limits.ts';
import type { IsNamed } from './named-pictures.ts';
import { PictureProblem, type PictureProblemKind } from './picture-problem.ts';
import { parsePictureRequest } from './picture-request.ts';
import { createPictureStore } from './picture-store.ts';
import { createWorkshop } from './picture-workshop.ts';
import { createPictures, type Asker } from './pictures.ts';

export type ImagesOptions = {
  cacheDir: string;
  isNamed: IsNamed;
  limits?: PlaceLimits;
  /** Hosts whose photographs may be shown; drawings need none. */
  allowedHosts?: readonly string[];
  cacheBytes?: number;
  maxWaiting?: number;
  timeoutMs?: number;
  /** Tests hand in a guarded fetch of their own. */
  outbound?: Outbound;
};

const STATUS = { missing: 404, broken: 502, busy: 503, limited: 429, failed: 500 } as const satisfies Record<
  PictureProblemKind,
  number
>;
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

/** The worker lies beside this file: as source, or as the build's second entry. */
const workerFile = (): string => {
  const files = ['picture-worker.ts', 'picture-worker.js', 'picture-worker.mjs'].map((name) =>
    fileURLToPath(new URL(name, import.meta.url)),
  );
  const found = files.find((file) => existsSync(file));
  if (!found) throw new Error(`no picture worker beside ${import.meta.url}`);
  return found;
};

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

/** `GET /img/<preset>/<source>?d=1|2`: every picture of the shop, sized, as WebP, kept on disk. */
export const images: FastifyPluginAsync<ImagesOptions> = async (app, options) => {
  const { cacheDir, isNamed, allowedHosts = [], cacheBytes = 512 * 1024 * 1024 } = options;
  const {
    limits = NO_LIMITS,
    maxWaiting = 200,
    timeoutMs = 10_000,
    outbound = createOutbound({ allowedHosts }),
  } = options;
  const store = createPictureStore(cacheDir, cacheBytes);
  const workshop = createWorkshop({ workerFile: workerFile(), maxWaiting, timeoutMs });
  const pictureOf = createPictures({ store, workshop, outbound, isNamed });

  const askerOf = ({ ip }: FastifyRequest, reply: FastifyReply): Asker => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return { gone: gone.signal, take: () => limits.take('picture', placeOf(ip)) };
  };

  await store.open();
  app.addHook('onClose', async () => {
    workshop.close();
    await outbound.close();
  });

  app.get('/img/*', async (request, reply) => {
    const wanted = parsePictureRequest(request.raw.url ?? '');
    if (!wanted) return refuse(reply, 'missing');
    try {
      const picture = await pictureOf(wanted, askerOf(request, reply));
      const etag = etagOf(picture);
      reply
        .header('cache-control', wanted.source.kind === 'recipe' ? FOR_EVER : FOR_A_DAY)
        .header('etag', etag);
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type('image/webp').send(picture);
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      if (error.kind === 'failed') request.log.error({ err: error, url: request.url }, 'picture failed');
      return refuse(reply, error.kind, error.retryAfter);
    }
  });
};
