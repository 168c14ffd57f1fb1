import type { Insertable, Selectable } from 'kysely';
import { sql, type Database, type Schema, type Transaction } from '@shop/database';

export type KeptFile = Selectable<Schema['kept_file']>;

export const insertFile = (db: Database, file: Insertable<Schema['kept_file']>): Promise<KeptFile> =>
  db.insertInto('kept_file').values(file).returningAll().executeTakeFirstOrThrow();

export const deleteFile = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('kept_file').where('id', '=', id).execute();
};

/** Untaken files with these keys, locked. */
export const lockUntaken = (tx: Transaction, brand: string, keys: readonly string[]): Promise<KeptFile[]> =>
  tx
    .selectFrom('kept_file')
    .selectAll()
    .where('brand', '=', brand)
    .where('key', 'in', keys)
    .where('taken_at', 'is', null)
    .where('released_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

export const markTaken = async (tx: Transaction, ids: readonly number[], now: Date): Promise<void> => {
  await tx.updateTable('kept_file').set({ taken_at: now }).where('id', 'in', ids).execute();
};

/** The record of these files no longer needs them. */
export const markReleased = async (db: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .updateTable('kept_file')
    .set({ released_at: sql`shop_now()` })
    .where('id', 'in', ids)
    .where('released_at', 'is', null)
    .execute();
};

/** A file that nothing needs, locked: released, or sent before `before` and never taken. */
export const lockLeftOver = (tx: Transaction, before: Date): Promise<KeptFile | undefined> =>
  tx
    .selectFrom('kept_file')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('released_at', 'is not', null),
        eb.and([eb('taken_at', 'is', null), eb('created_at', '<', before)]),
      ]),
    )
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
