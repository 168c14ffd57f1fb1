import type { OfficeParcel } from '@shop/contracts/staff';
import type { Database } from '@shop/database';
import type { PackageState } from '@shop/domain/forwarding';
import { findPhotoPositions } from '@shop/commerce-forwarding';
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
    .select(['package.length_mm', 'package.width_mm', 'package.height_mm'])
    .select(['package.weight_g', 'package.shelf', 'package.updated_at', 'client.suite_number as suite']);

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

const toWire = (
  { updated_at: at, length_mm: length, width_mm: width, height_mm: height, ...row }: Row,
  photos: readonly number[] = [],
): OfficeParcel => ({
  ...row,
  sides_mm: length === null || width === null || height === null ? null : [length, width, height],
  photos: [...photos],
  updated_at: toStamp(at),
});

const withPhotos = async (db: Database, found: readonly Row[]): Promise<OfficeParcel[]> => {
  const photos = await findPhotoPositions(
    db,
    found.map(({ id }) => id),
  );
  return found.map((row) => toWire(row, photos.get(row.id)));
};

/** Parcels that staff have something to do with, the oldest first. */
export const findWaitingParcels = async (db: Database): Promise<OfficeParcel[]> =>
  withPhotos(
    db,
    await rows(db)
      .where('package.state', 'in', WAITING_PARCELS)
      .orderBy('package.id')
      .limit(MOST_ROWS)
      .execute(),
  );

export const findTakenIn = async (db: Database): Promise<OfficeParcel[]> =>
  withPhotos(
    db,
    await rows(db)
      .where('package.received_at', 'is not', null)
      .orderBy('package.received_at', 'desc')
      .orderBy('package.id', 'desc')
      .limit(MOST_TAKEN_IN)
      .execute(),
  );

export const findParcel = async (db: Database, id: number): Promise<OfficeParcel | undefined> => {
  const [parcel] = await withPhotos(db, await rows(db).where('package.id', '=', id).execute());
  return parcel;
};

/** @throws for an unknown one */
export const getParcel = async (db: Database, id: number): Promise<OfficeParcel> => {
  const parcel = await findParcel(db, id);
  if (!parcel) throw new Error(`there is no parcel ${id}`);
  return parcel;
};
