import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findBrands } from '@shop/outbound/brands';
import { collectPageTexts, PAGE_TEXTS_FILE } from '@shop/outbound/page-texts';
import type { Plugin } from 'vite';
import { readBrand } from './read-brand.ts';

type ShippedProgram = {
  repository: string;
  name: string;
  out: string;
  /** A server that serves no brands also needs their configurations. */
  isHostOfBrands: boolean;
};

const FILES = path.resolve(import.meta.dirname, '../files');

/** Content that another target puts into the folder. */
const PACKAGES = 'node_modules';

const clear = async (out: string): Promise<void> => {
  const names = await readdir(out).catch((): string[] => []);
  const own = names.filter((name) => name !== PACKAGES);
  await Promise.all(own.map((name) => rm(path.join(out, name), { recursive: true })));
};

const writeJson = async (file: string, content: object): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
};

/** Clears the folder before the first build of a run, and copies the files that the programs read. */
export const shippedFilesPlugin = ({ repository, name, out, isHostOfBrands }: ShippedProgram): Plugin => {
  let isCleared = false;
  return {
    name: 'shop:shipped-files',
    apply: 'build',
    buildStart: async () => {
      if (!isCleared) await clear(out);
      isCleared = true;
    },
    closeBundle: async () => {
      await cp(path.join(FILES, isHostOfBrands ? 'web' : 'api'), out, { recursive: true });
      await writeJson(path.join(out, 'package.json'), {
        name: `shop-${name}`,
        private: true,
        type: 'module',
      });
      if (!isHostOfBrands) await writeJson(path.join(out, PAGE_TEXTS_FILE), collectPageTexts(repository));
      for (const key of isHostOfBrands ? [] : findBrands(repository)) {
        const config = await readBrand(path.join(repository, 'apps', key));
        await writeJson(path.join(out, 'brands', key, 'brand.json'), { config });
      }
    },
  };
};
