import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProjectTypes } from './type-programs.ts';

const SETTINGS =
  '{.storybook,{apps,libs,tools}/*,libs/*/{public,registry,seed},libs/ui-theme/themes/*}/tsconfig.json';
const AUGMENTATION = /^declare module '@shop\//m;

type Settings = { extends: string } & Partial<Pick<ProjectTypes, 'compilerOptions' | 'include'>>;

const readSettings = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Settings;

/** The projects of a repository that have types: each extends a platform's settings, and those the base, in the order of their folders. @throws SyntaxError for no JSON. */
export const readProjects = (repository: string): ProjectTypes[] =>
  globSync(SETTINGS, { cwd: repository })
    .sort()
    .map((file) => {
      const folder = path.dirname(file);
      const own = readSettings(path.join(repository, file));
      const platform = readSettings(path.join(repository, folder, own.extends));
      const sources = globSync('src/**/*.{ts,tsx}', { cwd: path.join(repository, folder) });
      const augments = sources.some((source) =>
        AUGMENTATION.test(readFileSync(path.join(repository, folder, source), 'utf8')),
      );
      const compilerOptions = { ...platform.compilerOptions, ...own.compilerOptions };
      return { folder, compilerOptions, include: own.include ?? [], augments };
    });
