import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';
import { deletePhotos } from './package-photos.ts';

/** Announcements whose parcel never came, and cancelled requests. */
export const forwardingRetention: readonly RetentionRule[] = [
  {
    name: 'packageAnnouncements',
    days: 180,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from package where id in (
          select id from package where state = 'announced' and updated_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
  {
    // Photos show purchases, so they are kept only until the time for complaints is over.
    name: 'packagePhotos',
    days: 365,
    forget: (db, before) =>
      db.transaction().execute(async (tx) => {
        const ended = await tx
          .selectFrom('package')
          .select('id')
          .where('state', 'in', ['shipped', 'returned', 'disposed', 'abandoned'])
          .where('updated_at', '<', before)
          .where('id', 'in', (eb) => eb.selectFrom('package_photo').select('package_id'))
          .limit(FORGET_BATCH)
          .execute();
        return deletePhotos(
          tx,
          ended.map(({ id }) => id),
        );
      }),
  },
  {
    name: 'forwardRequests',
    days: 365,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from forward_request where id in (
          select id from forward_request where state = 'cancelled' and updated_at < ${before}
          limit ${FORGET_BATCH})`,
      ),
  },
];
