import type { PageAnswer } from '@shop/brand';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  chooseEncoding,
  compressOnce,
  EncodedPage,
  GZIP_FIRST,
  type Encoding,
} from '../cache/encoded-page.ts';
import { splice } from '../cache/splice.ts';
import { inScheme } from './page-scheme.ts';
import type { Scheme } from './page-visitor.ts';
import type { VisitorParts } from './visitor-parts.ts';

const HTML = 'text/html; charset=utf-8';

const describe = (
  request: FastifyRequest,
  reply: FastifyReply,
  { isPersonal = false, preferred }: { isPersonal?: boolean; preferred?: readonly Encoding[] } = {},
) => {
  const encoding = chooseEncoding(request.headers['accept-encoding'], preferred);
  reply
    .header('cache-control', isPersonal ? 'no-store' : 'private, no-cache')
    .header('vary', 'accept-encoding, cookie');
  return encoding;
};

/** Differs for each visitor and each scheme. */
const etagOf = ({ etag }: EncodedPage, ...tags: (string | undefined)[]): string =>
  etag.replace(/"$/, `${tags.map((tag) => (tag === undefined ? '' : `-${tag}`)).join('')}"`);

/** Sends a cached page's finished bytes, or 304 when the browser has them already. */
export const sendKept = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: EncodedPage,
  scheme: Scheme | undefined,
) => {
  const encoding = describe(request, reply);
  const etag = etagOf(page, scheme);
  reply.header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.header('content-type', HTML);
  if (scheme === undefined) return reply.send(page.ready(encoding) ?? (await page.bytes(encoding)));
  return reply.send(compressOnce(inScheme(await page.bytes('identity'), scheme), encoding));
};

type Rendered = {
  status: number;
  bytes: Uint8Array;
  page: EncodedPage | undefined;
  /** About one visitor: not cached, not even in that visitor's browser. */
  isPersonal: boolean;
  scheme: Scheme | undefined;
};

/** Sends a page that was rendered for this request. */
export const sendRendered = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, bytes, page, isPersonal, scheme }: Rendered,
) => {
  const encoding = describe(request, reply, { isPersonal });
  if (page) reply.header('etag', etagOf(page, scheme));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const ready = encoding === 'br' && scheme === undefined ? page?.quick : undefined;
  return reply
    .code(status)
    .header('content-type', HTML)
    .send(ready ?? compressOnce(inScheme(bytes, scheme), encoding));
};

/** A page for all visitors: from the cache, or just rendered. */
type CommonPage =
  EncodedPage | (Pick<PageAnswer, 'status' | 'bytes' | 'places'> & { page: EncodedPage | undefined });

/** Sends a page for all visitors with the parts of one. The cached bytes are unchanged. */
export const sendForVisitor = (
  request: FastifyRequest,
  reply: FastifyReply,
  common: CommonPage,
  { parts, tag, scheme }: VisitorParts & { scheme: Scheme | undefined },
) => {
  const kept = common instanceof EncodedPage ? common : common.page;
  const encoding = describe(request, reply, { isPersonal: tag === undefined, preferred: GZIP_FIRST });
  if (kept && tag !== undefined) {
    const etag = etagOf(kept, tag, scheme);
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(common instanceof EncodedPage ? 200 : common.status)
    .header('content-type', HTML)
    .send(putTogether(common, { parts, scheme, encoding }));
};

type Wanted = Pick<VisitorParts, 'parts'> & { scheme: Scheme | undefined; encoding: Encoding };

/**
 * A cached page from its compressed pieces, if they exist and the browser accepts gzip; else as text,
 * compressed now.
 */
const putTogether = (common: CommonPage, { parts, scheme, encoding }: Wanted): Uint8Array => {
  const pieces =
    common instanceof EncodedPage && encoding === 'gzip'
      ? common.pieces(scheme ?? '', (identity) => inScheme(identity, scheme))
      : undefined;
  if (pieces) return pieces.with(parts);
  const bytes = common instanceof EncodedPage ? common.identity() : common.bytes;
  return compressOnce(inScheme(splice(bytes, common.places, parts), scheme), encoding);
};
