import { sql, type Database, type Schema } from '@shop/database';
import type { Selectable } from 'kysely';

export type MeansSetup = Selectable<Schema['means_setup']>;
type Change = Partial<Pick<MeansSetup, 'ref' | 'state' | 'reason'>>;

export const insertSetup = (db: Database, reference: string, holderId: number) =>
  db.insertInto('means_setup').values({ reference, holder_id: holderId }).execute();

export const updateSetup = (db: Database, reference: string, change: Change) =>
  db.updateTable('means_setup').set(change).where('reference', '=', reference).execute();

const withHolder = (db: Database) =>
  db
    .selectFrom('means_setup')
    .innerJoin('means_holder', 'means_holder.id', 'means_setup.holder_id')
    .selectAll('means_setup')
    .select(['means_holder.provider', 'means_holder.account', 'means_holder.client_id']);

export type HeldSetup = NonNullable<Awaited<ReturnType<typeof findSetup>>>;

export const findSetup = (db: Database, reference: string) =>
  withHolder(db).where('means_setup.reference', '=', reference).executeTakeFirst();

const ASKED_FOR = '2 hours';
const PAUSE = '1 minute';

/** Clients may leave before they return from the provider’s page. Taking one sets its next time. */
export const takeOpenSetups = async (db: Database, now: Date): Promise<HeldSetup[]> => {
  const taken = await db
    .updateTable('means_setup')
    .set({ asked_at: now })
    .where('reference', 'in', (eb) =>
      eb
        .selectFrom('means_setup')
        .select('reference')
        .where('state', '=', 'open')
        .where('ref', 'is not', null)
        .where(sql<boolean>`created_at > ${now}::timestamptz - ${ASKED_FOR}::interval`)
        .where(sql<boolean>`coalesce(asked_at, created_at) + ${PAUSE}::interval <= ${now}::timestamptz`)
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returning('reference')
    .execute();
  if (taken.length === 0) return [];
  const references = taken.map(({ reference }) => reference);
  return withHolder(db).where('means_setup.reference', 'in', references).execute();
};
