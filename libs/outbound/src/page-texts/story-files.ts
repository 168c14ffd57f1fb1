import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextStory } from './page-text.ts';

export type StoryFile = TextStory & { readonly library: string; readonly folder: string };

const STORIES = 'libs/{feature-*,app-shell,page,forms}/src/**/*.stories.tsx';

const dashed = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** As Storybook names a story: `RefundFailed` is `refund-failed`. */
const storyName = (exported: string): string =>
  dashed(exported.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2'));

export const libraryOf = (file: string): string => file.split('/')[1] ?? '';

/** The first story of each file of stories. */
export const findStoryFiles = (repository: string): StoryFile[] =>
  globSync(STORIES, { cwd: repository, exclude: ['**/node_modules', '**/feature-office'] })
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(path.join(repository, file), 'utf8');
      const title = /title: '([^']+)'/.exec(source)?.[1];
      const first = /export const (\w+): Story/.exec(source)?.[1];
      if (title === undefined || first === undefined) return [];
      const id = `${dashed(title)}--${storyName(first)}`;
      return [{ title, id, library: libraryOf(file), folder: path.dirname(file) }];
    });
