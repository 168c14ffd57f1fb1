import type { BrandBundle, BrandConfig, CreateBundle } from '@shop/brand';
import type { ViteDevServer } from 'vite';
import type { BrandStore, ServedBrand } from '../brands/brand-store.ts';
import { wallClock } from '../platform/clock.ts';
import { createSourceAssets } from './source-assets.ts';

type Entry = { createBundle: CreateBundle };

/** One brand from its sources: loaded again whenever a module of its server entry has changed. */
export const createSourceBrands = async (vite: ViteDevServer, repository: string): Promise<BrandStore> => {
  const assets = createSourceAssets(vite, repository);
  const { brand: config } = (await vite.ssrLoadModule('/src/brand.config.ts')) as { brand: BrandConfig };
  let made: { entry: Entry; bundle: Promise<BrandBundle> } | undefined;

  const serve = async (): Promise<ServedBrand> => {
    const entry = (await vite.ssrLoadModule('/src/entry.server.tsx')) as Entry;
    if (made?.entry !== entry)
      made = { entry, bundle: entry.createBundle({ assets, clock: wallClock, isDevelopment: true }) };
    return { config, build: 'development', files: new Map(), bundle: await made.bundle };
  };
  const configs = [config];
  return {
    list: () => Promise.resolve(configs),
    find: async (key) => (key === config.key ? serve() : undefined),
  };
};
