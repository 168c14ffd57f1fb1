import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

/** What was accepted of a file is in the log of acts. */
export const textsRetention: readonly RetentionRule[] = [
  {
    name: 'textImports',
    days: 30,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from text_import where key in (
          select key from text_import where created_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
];
