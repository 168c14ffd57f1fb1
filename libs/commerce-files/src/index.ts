export { createFiles, type FileKeeper, type StoredFiles } from './files.module.ts';
export type { FileStorage } from './file-storage.port.ts';
export { createFolderStorage } from './folder-storage.ts';
export { createS3Storage, type S3Settings } from './s3-storage.ts';
export { markReleased as releaseFiles, type KeptFile } from './files.repository.ts';
export { takeFiles } from './take-files.ts';
