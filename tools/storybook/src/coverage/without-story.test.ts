import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { componentsWithoutStory, pagesWithoutStory } from './without-story.ts';

const LIBRARIES = path.resolve(import.meta.dirname, '../../../../libs');
const find = (pattern: string, cwd: string) =>
  globSync(pattern, { cwd }).map((file) => file.replaceAll('\\', '/'));

const index = `export { Tag, type TagProps } from './tag/tag.tsx';\nexport { useHydrated } from './hydrated/use-hydrated.ts';`;

test('a component without a story is named, with the folder where its story belongs', () => {
  expect(componentsWithoutStory(index, {})).toEqual([
    'Tag: show it in a story beside it, libs/ui-theme/src/tag/*.stories.tsx',
  ]);
  expect(componentsWithoutStory(index, { 'button/button.stories.tsx': 'component: Tag,' })).toHaveLength(1);
  expect(componentsWithoutStory(index, { 'tag/tag.stories.tsx': 'component: Tags,' })).toHaveLength(1);
});

test('a component is shown by a story of its own, or within one of its folder', () => {
  expect(componentsWithoutStory(index, { 'tag/tag.stories.tsx': 'component: Tag,' })).toEqual([]);
  expect(
    componentsWithoutStory(index, { 'tag/row.stories.tsx': 'render: () => <Tag tone="sale" />' }),
  ).toEqual([]);
});

test('a page without a story is named, with the story that it lacks', () => {
  const page = 'feature-gifts/src/gifts-page/gifts-page.tsx';
  expect(pagesWithoutStory([page])).toEqual([expect.stringContaining('gifts-page.stories.tsx')]);
  expect(pagesWithoutStory([page, 'feature-gifts/src/gifts-page/gifts-view.stories.tsx'])).toEqual([]);
});

test('every public component of ui-theme has a story', () => {
  const source = path.join(LIBRARIES, 'ui-theme/src');
  const read = (file: string) => readFileSync(path.join(source, file), 'utf8');
  const stories = Object.fromEntries(find('**/*.stories.tsx', source).map((file) => [file, read(file)]));
  expect(componentsWithoutStory(read('index.ts'), stories)).toEqual([]);
});

test('every page of a feature has a story', () => {
  expect(pagesWithoutStory(find('feature-*/src/**/*.tsx', LIBRARIES))).toEqual([]);
});
