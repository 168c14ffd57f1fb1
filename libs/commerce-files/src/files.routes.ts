import type { Limit } from '@shop/commerce-kit/attempt-rule';
import { attemptKey, type AttemptsRepository } from '@shop/commerce-kit/attempts.repository';
import type { Module } from '@shop/commerce-kit/module';
import { tooManyRequests, unavailable } from '@shop/commerce-kit/problem';
import type { TrustedHeaders } from '@shop/commerce-kit/trusted-headers';
import { placeOf } from '@shop/outbound/serving';
import { LARGEST_FILE } from './file-bounds.ts';
import { keepFile, type KeepDeps } from './keep-file.ts';

export type FilesRoutesDeps = KeepDeps & {
  readonly clock: () => Date;
  readonly headers: Pick<TrustedHeaders, 'read'>;
  readonly attempts: AttemptsRepository;
};

const MINUTE = 60_000;
const A_MINUTE = { rateLimit: { max: 40, timeWindow: MINUTE } };
/** Many people may share a place. */
const AN_HOUR: Limit = {
  max: 200,
  windowMs: 60 * MINUTE,
  firstWaitMs: 10 * MINUTE,
  longestWaitMs: 60 * MINUTE,
};
/** Bodies that are in memory at once. */
const MOST_AT_ONCE = 12;

/** The body is the file itself: one a request, so that its size is bounded while it arrives. */
export const filesRoutes =
  (deps: FilesRoutesDeps): Module =>
  async (app) => {
    let running = 0;
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        '*',
        { parseAs: 'buffer', bodyLimit: LARGEST_FILE },
        (_request, body, done) => done(null, body),
      );
      scope.addHook('onRequest', async (_request, reply) => {
        if (running >= MOST_AT_ONCE) throw unavailable();
        running += 1;
        reply.raw.once('close', () => {
          running -= 1;
        });
      });
      scope.post('/api/files', { schema: { hide: true }, config: A_MINUTE }, async (request) => {
        const { brand, ip } = deps.headers.read(request);
        const now = deps.clock();
        const waitMs = await deps.attempts.take(attemptKey('file', brand.key, placeOf(ip)), AN_HOUR, now);
        if (waitMs > 0) throw tooManyRequests(waitMs);
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { key, kind, size } = await keepFile(deps, { bytes, brand: brand.key, now });
        return { status: true, key, kind, size };
      });
    });
  };
