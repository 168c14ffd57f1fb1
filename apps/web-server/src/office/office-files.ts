import type { ApiTransport } from '@shop/brand';
import { officeCalls } from '@shop/contracts/staff-calls';
import type { OfficeFile } from '@shop/contracts/staff';
import type { FastifyReply } from 'fastify';

/** The call that answers with a file, by the first part of its address. */
const CALLS: Readonly<Record<string, string>> = {
  claims: officeCalls.claimFile.url,
  'product-reviews': officeCalls.productReviewPhoto.url,
  parcels: officeCalls.parcelPhoto.url,
  quotes: officeCalls.quotePicture.url,
};

const TYPES = {
  picture: { type: 'image/jpeg', disposition: 'inline' },
  document: { type: 'application/pdf', disposition: 'attachment' },
} as const;

export type FileAsked = { readonly of: string; readonly id: string; readonly position: string };

const plain = (reply: FastifyReply, status: number) =>
  reply.code(status).type('text/plain').send('There is no such file for you.');

/**
 * Sends a file of a record, for members of staff whom the API lets see it. A picture was made by the shop and may be shown;
 * a document is as its sender made it and is only downloaded.
 */
export const sendOfficeFile = async (
  api: ApiTransport,
  { of, id, position }: FileAsked,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const url = Object.hasOwn(CALLS, of) ? CALLS[of] : undefined;
  if (url === undefined) return plain(reply, 404);
  return send(api, { url, body: { id: Number(id), position: Number(position) } }, reply);
};

/** Sends the picture of a story, for members of staff who work on texts. */
export const sendStoryPicture = (api: ApiTransport, id: string, reply: FastifyReply): Promise<FastifyReply> =>
  send(api, { url: officeCalls.storyPicture.url, body: { id } }, reply);

type Call = { readonly url: string; readonly body: object };

const send = async (api: ApiTransport, call: Call, reply: FastifyReply): Promise<FastifyReply> => {
  const { status, body } = await api({ method: 'POST', ...call });
  // An address that names nothing.
  if (status !== 200) return plain(reply, status === 400 || status === 422 ? 404 : status);
  const { kind, name, bytes } = body as OfficeFile;
  const { type, disposition } = TYPES[kind];
  return reply
    .headers({
      'content-disposition': `${disposition}; filename="${name}"`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .type(type)
    .send(Buffer.from(bytes, 'base64'));
};
