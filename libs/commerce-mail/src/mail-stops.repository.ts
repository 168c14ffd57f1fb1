import type { Database, Schema } from '@shop/database';
import type { Selectable } from 'kysely';

export type MailStop = Selectable<Schema['mail_stop']>;

/** No more news to the address, at any brand; mails about orders and accounts are still tried. A complaint stays one. */
export const stopNews = async (db: Database, stop: MailStop): Promise<void> => {
  await db
    .insertInto('mail_stop')
    .values(stop)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(stop).where('mail_stop.reason', '=', 'bounce'),
    )
    .execute();
};

/** False where the address was not stopped. */
export const allowNews = async (db: Database, email: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('mail_stop').where('email', '=', email).executeTakeFirst();
  return numDeletedRows > 0n;
};

/** The latest first. */
export const findStops = (db: Database): Promise<MailStop[]> =>
  db.selectFrom('mail_stop').selectAll().orderBy('reported_at', 'desc').limit(200).execute();
