import type { Database, Transaction } from '@shop/database';
import { releaseFiles, takeFiles } from '@shop/commerce-files';
import { conflict, invalid } from '@shop/commerce-kit/problem';
import { deskAct, type By, type DeskResult } from './desk-act.ts';
import type { WarehouseDeskDeps } from './forwarding.ports.ts';
import { lockPackages, type PackageRow } from './packages.repository.ts';

/** Files that staff have sent belong to the office until a package has them: at the door its shop is not known yet. */
export const FILES_OF_OFFICE = 'office';
/** Of one package. */
const MOST_PHOTOS = 20;

const photosOf = (db: Database, packageIds: readonly number[]) =>
  db
    .selectFrom('package_photo as photo')
    .innerJoin('kept_file as file', 'file.id', 'photo.file_id')
    .select(['photo.package_id', 'photo.position', 'file.stored_as'])
    .where('photo.package_id', 'in', packageIds)
    .where('file.released_at', 'is', null)
    .orderBy('photo.package_id')
    .orderBy('photo.position');

/** The positions of the photos of packages. */
export const findPhotoPositions = async (
  db: Database,
  packageIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> => {
  const found = new Map<number, number[]>();
  if (packageIds.length === 0) return found;
  for (const { package_id: id, position } of await photosOf(db, packageIds).execute())
    found.set(id, [...(found.get(id) ?? []), position]);
  return found;
};

export const findPhoto = (db: Database, packageId: number, position: number) =>
  photosOf(db, [packageId]).where('photo.position', '=', position).executeTakeFirst();

const insertPhotos = async (
  tx: Transaction,
  { packageId, keys, staff, now }: { packageId: number; keys: readonly string[]; staff: string; now: Date },
): Promise<void> => {
  const { last } = await tx
    .selectFrom('package_photo')
    .select((eb) => eb.fn.coalesce(eb.fn.max('position'), eb.lit(0)).as('last'))
    .where('package_id', '=', packageId)
    .executeTakeFirstOrThrow();
  if (last + keys.length > MOST_PHOTOS) throw invalid({ photos: ['too_many_files'] });
  const files = await takeFiles(tx, { brand: FILES_OF_OFFICE, keys, kinds: ['picture'], now });
  await tx
    .insertInto('package_photo')
    .values(
      files.map(({ id }, at) => ({
        ...{ package_id: packageId, position: last + at + 1, file_id: id, staff, created_at: now },
      })),
    )
    .execute();
};

/** Photos of a package, which its client sees, too. */
export const addPhotos = (
  deps: WarehouseDeskDeps,
  { id, staff }: By & { readonly id: number },
  keys: readonly string[],
): Promise<DeskResult<PackageRow>> =>
  deskAct(deps, { act: 'photos', staff, subject: 'package' }, async (tx) => {
    const [row] = await lockPackages(tx, [id]);
    if (!row) throw conflict('package.unknown');
    await insertPhotos(tx, { packageId: id, keys, staff, now: deps.clock() });
    return row;
  });

/** The photos of these packages are deleted, with their bytes. */
export const deletePhotos = async (tx: Transaction, packageIds: readonly number[]): Promise<number> => {
  if (packageIds.length === 0) return 0;
  const gone = await tx
    .deleteFrom('package_photo')
    .where('package_id', 'in', packageIds)
    .returning('file_id')
    .execute();
  await releaseFiles(
    tx,
    gone.map(({ file_id }) => file_id),
  );
  return gone.length;
};
