import type { Database } from '@shop/database';
import { announcePage } from './save-page.ts';

/** Pages that appear or end between two moments, or whose next text becomes valid. */
const findDue = (db: Database, after: Date, until: Date) =>
  db
    .selectFrom('content_page')
    .select(['kind', 'menu'])
    .distinct()
    .where((eb) =>
      eb.or([
        eb.and([eb('publish_at', '>', after), eb('publish_at', '<=', until)]),
        eb.and([eb('expire_at', '>', after), eb('expire_at', '<=', until)]),
        eb.exists(
          eb
            .selectFrom('content_revision')
            .select('number')
            .whereRef('content_revision.page_id', '=', 'content_page.id')
            .where('valid_from', '>', after)
            .where('valid_from', '<=', until),
        ),
      ]),
    )
    .execute();

/** Announces pages that begin or end by the clock, without being saved. Returns how many. */
export const createDueAnnouncer = ({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: () => Date;
}): (() => Promise<number>) => {
  let announced = clock();
  return async () => {
    const now = clock();
    const due = await findDue(db, announced, now);
    for (const page of due) await announcePage(db, page);
    announced = now;
    return due.length;
  };
};
