import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type EncodedPage } from '../cache/encoded-page.ts';

/** Sends a page's finished bytes, or only that the browser has them already. */
export const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: EncodedPage,
  status = 200,
) => {
  reply.header('cache-control', 'private, no-cache').header('vary', 'accept-encoding, cookie');
  if (status === 200) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .send(page.ready(encoding) ?? (await page.bytes(encoding)));
};
