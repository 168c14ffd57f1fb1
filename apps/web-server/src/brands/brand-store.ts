import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandBundle, BrandConfig, BrandManifest, CreateBundle } from '@shop/brand';
import { builtBrandFolders } from '@shop/outbound/serving';
import { LRUCache } from 'lru-cache';
import { wallClock } from '../platform/clock.ts';
import { readBuiltFiles, type BuiltFile } from './built-files.ts';
import { createManifestAssets, type ClientManifest } from './manifest-assets.ts';

export type ServedBrand = {
  readonly config: BrandConfig;
  readonly build: string;
  readonly bundle: BrandBundle;
  readonly files: ReadonlyMap<string, BuiltFile>;
};

/** The source of brands: the build folder, or the development server. */
export type BrandStore = {
  /** All brands that are built now. */
  list: () => Promise<readonly BrandConfig[]>;
  find: (key: string) => Promise<ServedBrand | undefined>;
};

const LOOK_EVERY = 1000;
const MOST_LOADED = 1000;

type Found = { manifest: BrandManifest; folder: string };

const load = async ({ manifest, folder }: Found): Promise<ServedBrand> => {
  const client = path.join(folder, manifest.client);
  const [files, clientManifest, entry] = await Promise.all([
    readBuiltFiles(client),
    readFile(path.join(client, '.vite/manifest.json'), 'utf8').then(
      (text) => JSON.parse(text) as ClientManifest,
    ),
    import(pathToFileURL(path.join(folder, manifest.server)).href) as Promise<{ createBundle: CreateBundle }>,
  ]);
  const assets = createManifestAssets(clientManifest, manifest.config.key);
  return {
    config: manifest.config,
    build: manifest.build,
    files,
    bundle: await entry.createBundle({ assets, clock: wallClock, isDevelopment: false }),
  };
};

/** Empty when the brand is missing at this moment: it is being rebuilt. */
const readManifest = async (folder: string): Promise<Found[]> => {
  const text = await readFile(path.join(folder, 'brand.json'), 'utf8').catch(() => undefined);
  return text === undefined ? [] : [{ manifest: JSON.parse(text) as BrandManifest, folder }];
};

/**
 * Brands from their builds. Each is loaded when first needed, so a server starts at once. `only` names the brands to
 * serve, whatever else was built; empty: all of them.
 */
export const createBrandStore = (brandsDir: string, only: readonly string[] = []): BrandStore => {
  let known: readonly Found[] = [];
  let readAt = -1;
  let lookedAt = 0;

  /** Reads the folder again when it has changed: a brand is served as soon as it is built. */
  const scan = async (): Promise<readonly Found[]> => {
    // Every request calls this; the folder is not read each time.
    if (readAt >= 0 && performance.now() - lookedAt < LOOK_EVERY) return known;
    lookedAt = performance.now();
    const { mtimeMs } = await stat(brandsDir);
    if (mtimeMs === readAt && known.length > 0) return known;
    const found = await Promise.all(builtBrandFolders(brandsDir).map(readManifest));
    known = found.flat().filter(({ manifest }) => only.length === 0 || only.includes(manifest.config.key));
    readAt = mtimeMs;
    return known;
  };

  const loaded = new LRUCache<string, ServedBrand>({
    max: MOST_LOADED,
    ignoreFetchAbort: true,
    fetchMethod: async (key) => {
      // A build changes its own folder, not the parent; and a brand that was built a second ago may be built again now.
      readAt = -1;
      const found = (await scan()).find(({ manifest }) => manifest.config.key === key);
      return found && load(found);
    },
  });

  return {
    list: async () => (await scan()).map(({ manifest }) => manifest.config),
    find: (key) => loaded.fetch(key),
  };
};
