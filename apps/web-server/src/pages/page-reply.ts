import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compressOnce, type EncodedPage } from '../cache/encoded-page.ts';
import { inScheme } from './page-scheme.ts';
import type { Scheme } from './page-visitor.ts';

const HTML = 'text/html; charset=utf-8';

const describe = (request: FastifyRequest, reply: FastifyReply, isPersonal = false) => {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply
    .header('cache-control', isPersonal ? 'no-store' : 'private, no-cache')
    .header('vary', 'accept-encoding, cookie');
  return encoding;
};

const etagOf = ({ etag }: EncodedPage, scheme: Scheme | undefined): string =>
  scheme === undefined ? etag : etag.replace(/"$/, `-${scheme}"`);

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
  const encoding = describe(request, reply, isPersonal);
  if (page) reply.header('etag', etagOf(page, scheme));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const ready = encoding === 'br' && scheme === undefined ? page?.quick : undefined;
  return reply
    .code(status)
    .header('content-type', HTML)
    .send(ready ?? compressOnce(inScheme(bytes, scheme), encoding));
};
