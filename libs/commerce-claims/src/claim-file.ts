import type { FastifyReply } from 'fastify';
import type { Database } from '@shop/database';
import { claimNumber } from '@shop/domain/claim';
import { notFound } from '@shop/commerce-kit/problem';
import type { StoredFiles } from '@shop/commerce-files';
import { findFile, type ClaimRow } from './claims.repository.ts';
import { kindInClaim } from './kind-in-claim.ts';

type ClaimFileDeps = { readonly db: Database; readonly files: StoredFiles; readonly reply: FastifyReply };

/** A browser that opens it all the same runs nothing of it, and nothing of the shop’s is within its reach. */
const INERT_DOCUMENT = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const TYPES = {
  picture: { type: 'image/jpeg', ending: 'jpg', disposition: 'inline' },
  document: { type: 'application/pdf', ending: 'pdf', disposition: 'attachment' },
} as const;

/**
 * Sends a file of a claim whose owner has been checked. A picture was made by the shop and may be shown; a document is as its sender
 * made it and is only downloaded.
 */
export const sendClaimFile = async (
  { db, files, reply }: ClaimFileDeps,
  claim: ClaimRow,
  position: number,
): Promise<FastifyReply> => {
  const file = await findFile(db, claim.id, position);
  if (!file) throw notFound();
  const { type, ending, disposition } = TYPES[kindInClaim(file.kind)];
  const bytes = await files.read(file.stored_as);
  return reply
    .headers({
      'content-disposition': `${disposition}; filename="${claimNumber(claim.number)}-${position}.${ending}"`,
      'content-security-policy': INERT_DOCUMENT,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .type(type)
    .send(bytes);
};
