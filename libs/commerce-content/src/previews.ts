import { createHash, randomBytes } from 'node:crypto';
import { sql, shopNow, type Database } from '@shop/database';
import type { Draft } from './drafts.repository.ts';

const VALID = sql<Date>`shop_now() + interval '24 hours'`;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export type Preview = { readonly token: string; readonly expiresAt: Date };

/** A token by which a draft is read at one shop for a day. Those that have ended are removed. */
export const openPreview = async (db: Database, draft: Draft, brand: string): Promise<Preview> => {
  const token = randomBytes(32).toString('base64url');
  await db.deleteFrom('content_preview').where('expires_at', '<=', shopNow).execute();
  const { expires_at: expiresAt } = await db
    .insertInto('content_preview')
    .values({ token_hash: hashOf(token), draft_id: draft.id, brand_key: brand, expires_at: VALID })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { token, expiresAt };
};

/** The draft as it is now, not as it was when the link was made. */
export const findPreviewed = (db: Database, token: string, brand: string): Promise<Draft | undefined> =>
  db
    .selectFrom('content_preview')
    .innerJoin('content_draft', 'content_draft.id', 'content_preview.draft_id')
    .selectAll('content_draft')
    .where('token_hash', '=', hashOf(token))
    .where('brand_key', '=', brand)
    .where('expires_at', '>', shopNow)
    .executeTakeFirst();
