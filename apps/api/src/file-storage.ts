import { createFolderStorage, createS3Storage, type FileStorage } from '@shop/commerce-files';
import type { Env } from './env.ts';

/** The bucket of the settings, or the folder. */
export const openFileStorage = (
  { fileBucket, filesDir }: Pick<Env, 'fileBucket' | 'filesDir'>,
  clock: () => Date,
): FileStorage => (fileBucket ? createS3Storage({ ...fileBucket, clock }) : createFolderStorage(filesDir));
