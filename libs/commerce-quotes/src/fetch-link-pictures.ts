import { releaseFiles, takeFiles, type FileKeeper } from '@shop/commerce-files';
import type { Database } from '@shop/database';
import type { PictureReader } from '@shop/link-reader';
import {
  deleteUnnamedPictures,
  giveUpPicture,
  setPictureFile,
  takeDuePictures,
  type DuePicture,
} from './link-pictures.repository.ts';

export type FetchPicturesDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly files: Pick<FileKeeper, 'keepThumbnail'>;
  readonly pictures: PictureReader;
};

/** The pictures belong to no brand: two brands may show the same. */
const FILES_OF_LINKS = 'links';
const AT_ONCE = 4;
/** An item that was removed may be added again in this time, without another visit of the store. */
const UNNAMED_MS = 10 * 60_000;
const MOST_FORGOTTEN = 200;

const keep = async ({ db, clock, files }: FetchPicturesDeps, picture: DuePicture, bytes: Buffer) => {
  const now = clock();
  const file = await files.keepThumbnail({ bytes, brand: FILES_OF_LINKS, now });
  if (!file) return giveUpPicture(db, picture);
  await db.transaction().execute(async (tx) => {
    await takeFiles(tx, { brand: FILES_OF_LINKS, keys: [file.key], now });
    if (!(await setPictureFile(tx, picture, file.id))) await releaseFiles(tx, [file.id]);
  });
};

const fetchOne = async (deps: FetchPicturesDeps, picture: DuePicture): Promise<void> => {
  const reading = await deps.pictures.read(picture.address);
  if (reading.state === 'read') return keep(deps, picture, reading.bytes);
  if (reading.isLasting) await giveUpPicture(deps.db, picture);
};

/**
 * Fetches pictures that items of requests name, and keeps small copies of them. What fails for the moment is tried
 * again, at most three times in all; returns how many were visited.
 */
export const fetchLinkPictures = async (deps: FetchPicturesDeps): Promise<number> => {
  const due = await takeDuePictures(deps.db, AT_ONCE);
  await Promise.all(due.map((picture) => fetchOne(deps, picture)));
  return due.length;
};

/** Deletes pictures whose items are gone: removed, forgotten, or erased with their client. Returns how many. */
export const forgetLinkPictures = ({ db, clock }: Pick<FetchPicturesDeps, 'db' | 'clock'>): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const before = new Date(clock().getTime() - UNNAMED_MS);
    const gone = await deleteUnnamedPictures(tx, { before, limit: MOST_FORGOTTEN });
    await releaseFiles(
      tx,
      gone.flatMap(({ file_id: id }) => id ?? []),
    );
    return gone.length;
  });
