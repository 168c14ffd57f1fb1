import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { themeMarks, type ThemeMarks } from './theme-marks.ts';

type Chunk = {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  isDynamicEntry?: boolean;
};

/** A brand's build. */
export type BuiltBrand = {
  key: string;
  theme: string;
  css: string;
  stylesheets: number;
  scripts: string;
  marks: ThemeMarks;
  manifest: Readonly<Record<string, Chunk>>;
};

const APPS = path.resolve(import.meta.dirname, '../../../dist/apps');

const readBuilt = (folder: string): BuiltBrand => {
  const client = path.join(folder, 'client');
  const { config } = JSON.parse(readFileSync(path.join(folder, 'brand.json'), 'utf8'));
  const filesOf = (end: string) =>
    readdirSync(path.join(client, 'assets')).filter((file) => file.endsWith(end));
  const textOf = (end: string) =>
    filesOf(end)
      .map((file) => readFileSync(path.join(client, 'assets', file), 'utf8'))
      .join('\n');
  const css = textOf('.css');
  return {
    ...{ key: config.key, theme: config.theme, css, stylesheets: filesOf('.css').length },
    ...{ scripts: textOf('.js'), marks: themeMarks(css) },
    manifest: JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')),
  };
};

/** All brands with a build in `dist`. */
export const findBuiltBrands = (): BuiltBrand[] =>
  readdirSync(APPS)
    .map((name) => path.join(APPS, name))
    .filter((folder) => existsSync(path.join(folder, 'brand.json')))
    .map(readBuilt);

const PAGE = /-page\/[\w-]+-page\.tsx$/;

/** The lazily loaded pages of a brand, by their source files. */
export const pagesOf = ({ manifest }: BuiltBrand): string[] =>
  Object.keys(manifest).filter((source) => PAGE.test(source) && manifest[source]?.isDynamicEntry);

const LAZY = /\.pages\.ts$/;

/** Modules that a feature loads lazily, by their source files; a module that the build merged has the name of its chunk. */
export const lazyModulesOf = ({ manifest }: BuiltBrand): string[] =>
  Object.entries(manifest).flatMap(([source, { dynamicImports = [] }]) =>
    LAZY.test(source) ? dynamicImports : [],
  );

/** The files that a browser loads for a page: its own chunk and that chunk's static imports. */
export const chunksOf = ({ manifest }: BuiltBrand, page: string): Set<string> => {
  const reached = new Set([page]);
  // Iteration over a set includes members that are added meanwhile.
  for (const each of reached) for (const next of manifest[each]?.imports ?? []) reached.add(next);
  return reached;
};

const serverFiles = (key: string): string[] => {
  const server = path.join(APPS, key, 'server');
  return readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(server, file));
};

const IMPORT = /^import (?:[^'"]* from )?["']([^'"./][^'"]*)["'];?$/gm;

/** Packages that a brand's server half imports. */
export const packagesOf = (key: string): string[] => {
  const names = serverFiles(key).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) => name),
  );
  return [...new Set(names)].filter((name) => !name.startsWith('node:')).toSorted();
};

/** Tells whether the web server provides a package for all brands. */
export const isShared = (name: string): boolean =>
  existsSync(path.join(APPS, 'web-server/shared', `${name}.js`));

/** The stylesheet of the built office. */
export const readOfficeStyles = (): string => {
  const assets = path.join(APPS, 'back-office/client/assets');
  return readdirSync(assets)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(assets, file), 'utf8'))
    .join('\n');
};
