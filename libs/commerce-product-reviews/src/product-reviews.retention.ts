import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';
import { deleteReviews } from './reviews.repository.ts';

/** Published reviews stay as long as their product is sold. */
export const productReviewsRetention: readonly RetentionRule[] = [
  {
    name: 'declinedReviews',
    days: 180,
    forget: async (db, before) => {
      const rows = await db
        .selectFrom('product_review')
        .select('id')
        .where('state', '=', 'declined')
        .where('decided_at', '<', before)
        .limit(FORGET_BATCH)
        .execute();
      await db.transaction().execute((tx) =>
        deleteReviews(
          tx,
          rows.map(({ id }) => id),
        ),
      );
      return rows.length;
    },
  },
  {
    name: 'reviewInvitations',
    days: 365,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from review_invitation where quote_id in (
          select quote_id from review_invitation where invited_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
];
