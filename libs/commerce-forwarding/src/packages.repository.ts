import type { Database, Schema, Transaction } from '@shop/database';
import type { PackageState } from '@shop/domain/forwarding';
import type { Insertable, Selectable, Updateable } from 'kysely';

export type PackageRow = Selectable<Schema['package']>;
export type NewPackage = Insertable<Schema['package']>;

/** Whose packages. */
export type PackageOwner = { readonly brand: string; readonly clientId: number };

/** As many as a list shows. */
const MOST_LISTED = 200;

const ownPackages = (db: Database, { brand, clientId }: PackageOwner) =>
  db.selectFrom('package').selectAll().where('client_id', '=', clientId).where('brand', '=', brand);

export const findPackages = (db: Database, owner: PackageOwner): Promise<PackageRow[]> =>
  ownPackages(db, owner).orderBy('id', 'desc').limit(MOST_LISTED).execute();

/** Packages that the client may have forwarded now, the longest stored first. */
export const findPackagesInStorage = (db: Database, owner: PackageOwner): Promise<PackageRow[]> =>
  ownPackages(db, owner)
    .where('state', 'in', ['in_storage', 'overdue'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('forward_request_package as taken')
            .select('taken.package_id')
            .whereRef('taken.package_id', '=', 'package.id')
            .where('taken.released_at', 'is', null),
        ),
      ),
    )
    .orderBy('stored_at')
    .execute();

/** Locked in the order of their ids, so that two requests cannot wait for each other. */
export const lockPackages = async (tx: Transaction, ids: readonly number[]): Promise<PackageRow[]> =>
  ids.length === 0
    ? []
    : tx.selectFrom('package').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();

export const findPackage = (db: Database, id: number): Promise<PackageRow | undefined> =>
  db.selectFrom('package').selectAll().where('id', '=', id).executeTakeFirst();

export const findByTracking = (db: Database, trackingNumber: string): Promise<PackageRow[]> =>
  db.selectFrom('package').selectAll().where('tracking_number', '=', trackingNumber).orderBy('id').execute();

/** Undefined when the client has announced this number already. */
export const insertPackage = (tx: Transaction, row: NewPackage): Promise<PackageRow | undefined> =>
  tx
    .insertInto('package')
    .values(row)
    .onConflict((conflict) => conflict.columns(['client_id', 'tracking_number']).doNothing())
    .returningAll()
    .executeTakeFirst();

export const changePackage = (
  tx: Transaction,
  id: number,
  change: Updateable<Schema['package']>,
): Promise<PackageRow> =>
  tx.updateTable('package').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** An announcement that its client takes back. */
export const deletePackage = async (tx: Transaction, id: number): Promise<void> => {
  await tx.deleteFrom('package').where('id', '=', id).execute();
};

export const insertPackageEvent = async (
  tx: Transaction,
  event: { packageId: number; state: PackageState; actor: string; note: string; at: Date },
): Promise<void> => {
  await tx
    .insertInto('package_event')
    .values({
      package_id: event.packageId,
      state: event.state,
      actor: event.actor,
      note: event.note,
      created_at: event.at,
    })
    .execute();
};

export const findPackageEvents = (db: Database, packageId: number) =>
  db
    .selectFrom('package_event')
    .select(['state', 'actor', 'note', 'created_at'])
    .where('package_id', '=', packageId)
    .orderBy('id')
    .execute();

/** Packages that staff have something to do with, the oldest first. */
export const findWaitingPackages = (db: Database, limit: number): Promise<PackageRow[]> =>
  db
    .selectFrom('package')
    .selectAll()
    .where('state', 'in', ['received', 'unidentified', 'checked', 'restricted_hold', 'overdue'])
    .orderBy('id')
    .limit(limit)
    .execute();

/** Stored packages without a request, whose storage may be over. */
export const findStoredBefore = (db: Database, before: Date, limit: number): Promise<PackageRow[]> =>
  db
    .selectFrom('package')
    .selectAll()
    .where('state', '=', 'in_storage')
    .where('stored_at', '<', before)
    .orderBy('stored_at')
    .limit(limit)
    .execute();
