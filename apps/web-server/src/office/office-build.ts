import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreateOffice, OfficeBundle } from '@shop/brand';
import { readBuiltFiles, type BuiltFile } from '../brands/built-files.ts';
import type { ClientManifest } from '../brands/manifest-assets.ts';

export type BuiltOffice = {
  readonly bundle: OfficeBundle;
  readonly files: ReadonlyMap<string, BuiltFile>;
};

const STYLES = 'style.css';

const load = async (folder: string): Promise<BuiltOffice> => {
  const client = path.join(folder, 'client');
  const manifest = JSON.parse(
    await readFile(path.join(client, '.vite/manifest.json'), 'utf8'),
  ) as ClientManifest;
  const { createOffice } = (await import(
    pathToFileURL(path.join(folder, 'server/entry.server.js')).href
  )) as { createOffice: CreateOffice };
  const style = manifest[STYLES];
  return {
    bundle: createOffice({ styles: style ? [`/${style.file}`] : [] }),
    files: await readBuiltFiles(client),
  };
};

/** The office's build, loaded when it is first needed; undefined while there is none. */
export const createOfficeBuild = (brandsDir: string): (() => Promise<BuiltOffice | undefined>) => {
  let loaded: Promise<BuiltOffice> | undefined;
  return () => {
    loaded ??= load(path.join(brandsDir, 'back-office')).catch((error: NodeJS.ErrnoException) => {
      loaded = undefined;
      throw error;
    });
    return loaded.catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  };
};
