import type { ApiTransport } from '@shop/brand';
import { officeCalls } from '@shop/contracts/staff-calls';
import type { TextFile } from '@shop/contracts/staff';
import type { FastifyReply } from 'fastify';

export type TextsAsked = Readonly<Record<'from' | 'to' | 'filter' | 'library' | 'brand', string | undefined>>;

/** Sends texts as a file for translators, to members of staff who may change them. */
export const sendTexts = async (
  api: ApiTransport,
  { from = '', to = '', filter = 'all', library = '', brand = '' }: Partial<TextsAsked>,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { status, body } = await api({
    ...{ method: 'POST', url: officeCalls.exportTexts.url, body: { from, to, filter, library, brand } },
  });
  if (status === 401) return reply.code(303).header('location', '/log-in').send();
  if (status !== 200)
    return reply
      .code(status)
      .type('text/plain')
      .send('There is no file: choose two different languages, and a brand of the shop.');
  const { name, xml } = body as TextFile;
  return reply
    .headers({
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    })
    .type('application/xliff+xml; charset=utf-8')
    .send(xml);
};
