import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compressOnce, type EncodedPage } from '../cache/encoded-page.ts';

const HTML = 'text/html; charset=utf-8';

const describe = (request: FastifyRequest, reply: FastifyReply, isPersonal = false) => {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply
    .header('cache-control', isPersonal ? 'no-store' : 'private, no-cache')
    .header('vary', 'accept-encoding, cookie');
  return encoding;
};

/** Sends a cached page's finished bytes, or 304 when the browser has them already. */
export const sendKept = async (request: FastifyRequest, reply: FastifyReply, page: EncodedPage) => {
  const encoding = describe(request, reply);
  reply.header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', HTML).send(page.ready(encoding) ?? (await page.bytes(encoding)));
};

type Rendered = {
  status: number;
  bytes: Uint8Array;
  page: EncodedPage | undefined;
  /** About one visitor: not cached, not even in that visitor's browser. */
  isPersonal: boolean;
};

/** Sends a page that was rendered for this request. */
export const sendRendered = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, bytes, page, isPersonal }: Rendered,
) => {
  const encoding = describe(request, reply, isPersonal);
  if (page) reply.header('etag', page.etag);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const ready = encoding === 'br' ? page?.quick : undefined;
  return reply
    .code(status)
    .header('content-type', HTML)
    .send(ready ?? compressOnce(bytes, encoding));
};
