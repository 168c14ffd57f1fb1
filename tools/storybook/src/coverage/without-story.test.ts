import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { componentsWithoutStory, pagesWithoutStory } from './without-story.ts';

const LIBRARIES = path.resolve(import.meta.dirname, '../../../../libs');
const find = (pattern: string, cwd: string) =>
  globSync(pattern, { cwd }).map((file) => file.replaceAll('\\', '/'));

const index = `export { Tag, type TagProps } from './tag/tag.tsx';\nexport { useHydrated } from './hydrated/use-hydrated.ts';`;

test('a component without a story is named, with the folder where its story belongs', () => {
  expect(componentsWithoutStory('libs/ui-theme/src', index, {})).toEqual([
    'Tag: show it in a story beside it, libs/ui-theme/src/tag/*.stories.tsx',
  ]);
  expect(
    componentsWithoutStory('libs/ui-theme/src', index, { 'button/button.stories.tsx': 'component: Tag,' }),
  ).toHaveLength(1);
  expect(
    componentsWithoutStory('libs/ui-theme/src', index, { 'tag/tag.stories.tsx': 'component: Tags,' }),
  ).toHaveLength(1);
});

test('a component is shown by a story of its own, or within one of its folder', () => {
  expect(
    componentsWithoutStory('libs/ui-theme/src', index, { 'tag/tag.stories.tsx': 'component: Tag,' }),
  ).toEqual([]);
  expect(
    componentsWithoutStory('libs/ui-theme/src', index, {
      'tag/row.stories.tsx': 'render: () => <Tag tone="sale" />',
    }),
  ).toEqual([]);
});

test('a page without a story is named, with the story that it lacks', () => {
  const page = 'feature-gifts/src/gifts-page/gifts-page.tsx';
  expect(pagesWithoutStory([page])).toEqual([expect.stringContaining('gifts-page.stories.tsx')]);
  expect(pagesWithoutStory([page, 'feature-gifts/src/gifts-page/gifts-view.stories.tsx'])).toEqual([]);
});

test.each(['libs/ui-theme/src', 'libs/forms/src'])('every public component of %s has a story', (source) => {
  const folder = path.join(LIBRARIES, '..', source);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const stories = Object.fromEntries(find('**/*.stories.tsx', folder).map((file) => [file, read(file)]));
  expect(Object.keys(stories).length).toBeGreaterThan(0);
  expect(componentsWithoutStory(source, read('index.ts'), stories)).toEqual([]);
});

test('every page of a feature has a story', () => {
  expect(pagesWithoutStory(find('feature-*/src/**/*.tsx', LIBRARIES))).toEqual([]);
});
