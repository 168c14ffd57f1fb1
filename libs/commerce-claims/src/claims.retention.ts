import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { releaseFiles } from '@shop/commerce-files';
import { sql, type Database } from '@shop/database';

const findOldFiles = async (db: Database, before: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom('claim_file')
    .innerJoin('claim', 'claim.id', 'claim_file.claim_id')
    .innerJoin('kept_file', 'kept_file.id', 'claim_file.file_id')
    .select('claim_file.file_id')
    .where('claim.closed_at', '<', before)
    .where('kept_file.released_at', 'is', null)
    .limit(FORGET_BATCH)
    .execute();
  return rows.map(({ file_id }) => file_id);
};

/** Photos and documents of closed claims; later the claims themselves, when no right can be claimed from them any longer. */
export const claimsRetention: readonly RetentionRule[] = [
  {
    name: 'claimFiles',
    days: 180,
    forget: async (db, before) => {
      const ids = await findOldFiles(db, before);
      await releaseFiles(db, ids);
      return ids.length;
    },
  },
  {
    name: 'claims',
    days: 3 * 365,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from claim where id in (
          select id from claim where closed_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
];
