import type { Database } from '@shop/database';
import { createAttemptsRepository } from '@shop/commerce-kit/attempts.repository';
import type { Module } from '@shop/commerce-kit/module';
import { unavailable } from '@shop/commerce-kit/problem';
import type { TrustedHeaders } from '@shop/commerce-kit/trusted-headers';
import { createCleaningProcess } from './cleaning-process.ts';
import type { FileStorage } from './file-storage.port.ts';
import { filesRoutes } from './files.routes.ts';
import type { KeptFile } from './files.repository.ts';
import { keepFile, keepThumbnail } from './keep-file.ts';
import { purgeFiles } from './purge-files.ts';

type FilesDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly headers: Pick<TrustedHeaders, 'read'>;
  readonly storage: FileStorage;
};

/** What other libraries need of files. */
export type StoredFiles = {
  /** The bytes of a kept file. */
  readonly read: (storedAs: string) => Promise<Buffer>;
};

type ArrivedFile = { readonly bytes: Uint8Array; readonly brand: string; readonly now: Date };

/** Keeps files that reach the shop in another way than a visitor's form. */
export type FileKeeper = {
  /** @throws the refusal with its code */
  readonly keep: (file: ArrivedFile) => Promise<KeptFile>;
  /** A small picture, of at most 320 pixels a side; null for what is none, or is too large or broken. */
  readonly keepThumbnail: (file: ArrivedFile) => Promise<KeptFile | null>;
};

type CreatedFiles = StoredFiles &
  FileKeeper & {
    readonly routes: Module;
    readonly purge: () => Promise<number>;
  };

/** Files that visitors send. */
export const createFiles = (deps: FilesDeps): CreatedFiles => {
  const cleaning = createCleaningProcess();
  return {
    read: async (storedAs) => {
      const bytes = await deps.storage.get(storedAs);
      // The row says that there is one: the storage has lost it, or does not have it yet.
      if (!bytes) throw unavailable();
      return bytes;
    },
    keep: (file) => keepFile({ ...deps, cleaning }, file),
    keepThumbnail: (file) => keepThumbnail({ ...deps, cleaning }, file),
    purge: () => purgeFiles(deps),
    routes: async (app) => {
      await filesRoutes({ ...deps, cleaning, attempts: createAttemptsRepository(deps.db) })(app);
      app.addHook('onClose', async () => cleaning.close());
    },
  };
};
