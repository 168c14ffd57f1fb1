import type { OfficeParcel } from '@shop/contracts/staff';
import type { Database } from '@shop/database';
import type { PackageState } from '@shop/domain/forwarding';
import { toStamp } from '@shop/commerce-kit/stamp';

const MOST_ROWS = 200;
const MOST_TAKEN_IN = 12;
/** States in which staff have something to do with a parcel. */
export const WAITING_PARCELS: readonly PackageState[] = [
  'received',
  'unidentified',
  'checked',
  'restricted_hold',
  'overdue',
];

const rows = (db: Database) =>
  db
    .selectFrom('package')
    .leftJoin('client', 'client.id', 'package.client_id')
    .select(['package.id', 'package.brand', 'package.tracking_number', 'package.state', 'package.contents'])
    .select(['package.weight_g', 'package.shelf', 'package.updated_at', 'client.suite_number as suite']);

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

const toWire = ({ updated_at: at, ...row }: Row): OfficeParcel => ({ ...row, updated_at: toStamp(at) });

/** Parcels that staff have something to do with, the oldest first. */
export const findWaitingParcels = async (db: Database): Promise<OfficeParcel[]> =>
  (
    await rows(db)
      .where('package.state', 'in', WAITING_PARCELS)
      .orderBy('package.id')
      .limit(MOST_ROWS)
      .execute()
  ).map(toWire);

export const findTakenIn = async (db: Database): Promise<OfficeParcel[]> =>
  (
    await rows(db)
      .where('package.received_at', 'is not', null)
      .orderBy('package.received_at', 'desc')
      .orderBy('package.id', 'desc')
      .limit(MOST_TAKEN_IN)
      .execute()
  ).map(toWire);

export const getParcel = async (db: Database, id: number): Promise<OfficeParcel> =>
  toWire(await rows(db).where('package.id', '=', id).executeTakeFirstOrThrow());
