import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  componentsOfFiles,
  componentsOfIndex,
  componentsWithoutStory,
  pagesWithoutStory,
} from './without-story.ts';

const LIBRARIES = path.resolve(import.meta.dirname, '../../../../libs');
const find = (pattern: string, cwd: string) =>
  globSync(pattern, { cwd }).map((file) => file.replaceAll('\\', '/'));

const components = componentsOfIndex(
  `export { Tag, type TagProps } from './tag/tag.tsx';\nexport { useHydrated } from './hydrated/use-hydrated.ts';`,
);

test('a component without a story is named, with the folder where its story belongs', () => {
  expect(componentsWithoutStory('libs/ui-theme/src', components, {})).toEqual([
    'Tag: show it in a story beside it, libs/ui-theme/src/tag/*.stories.tsx',
  ]);
  expect(
    componentsWithoutStory('libs/ui-theme/src', components, {
      'button/button.stories.tsx': 'component: Tag,',
    }),
  ).toHaveLength(1);
  expect(
    componentsWithoutStory('libs/ui-theme/src', components, { 'tag/tag.stories.tsx': 'component: Tags,' }),
  ).toHaveLength(1);
});

test('a component is shown by its own story, or by a story in its folder', () => {
  expect(
    componentsWithoutStory('libs/ui-theme/src', components, { 'tag/tag.stories.tsx': 'component: Tag,' }),
  ).toEqual([]);
  expect(
    componentsWithoutStory('libs/ui-theme/src', components, {
      'tag/row.stories.tsx': 'render: () => <Tag tone="sale" />',
    }),
  ).toEqual([]);
});

test('a page without a story is named, with the missing story', () => {
  const page = 'feature-gifts/src/gifts-page/gifts-page.tsx';
  expect(pagesWithoutStory([page])).toEqual([expect.stringContaining('gifts-page.stories.tsx')]);
  expect(pagesWithoutStory([page, 'feature-gifts/src/gifts-page/gifts-view.stories.tsx'])).toEqual([]);
});

test('the components of a library without an index are found by its entry points', () => {
  const files = {
    'tag/tag.tsx': 'export const Tag = () => null;\nexport type TagProps = {};',
    'hydrated/use-hydrated.ts': 'export const useHydrated = () => true;',
  };
  expect(componentsOfFiles(files)).toEqual([{ name: 'Tag', folder: 'tag' }]);
});

const sourcesOf = (folder: string, files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));

/** The files behind the entry points of `ui-theme`, and the index of `forms`. */
const publicOf = {
  'ui-theme': (source: string) => {
    const { exports } = JSON.parse(readFileSync(path.join(source, '../package.json'), 'utf8')) as {
      exports: Record<string, string>;
    };
    const opened = Object.values(exports).filter((file) => /^\.\/src\/.*\.tsx$/.test(file));
    return componentsOfFiles(
      sourcesOf(
        source,
        opened.map((file) => file.replace('./src/', '')),
      ),
    );
  },
  forms: (source: string) => componentsOfIndex(readFileSync(path.join(source, 'index.ts'), 'utf8')),
};

test.each(['ui-theme', 'forms'] as const)('every public component of %s has a story', (library) => {
  const source = path.join(LIBRARIES, library, 'src');
  const stories = sourcesOf(source, find('**/*.stories.tsx', source));
  const shown = publicOf[library](source);
  expect(Object.keys(stories).length).toBeGreaterThan(0);
  expect(shown.length).toBeGreaterThan(5);
  expect(componentsWithoutStory(`libs/${library}/src`, shown, stories)).toEqual([]);
});

test('every page of a feature has a story', () => {
  // Pages of the office belong to no brand's site, which Storybook opens: apps/back-office renders them in its tests.
  const pages = find('feature-*/src/**/*.tsx', LIBRARIES).filter(
    (file) => !file.startsWith('feature-office'),
  );
  expect(pagesWithoutStory(pages)).toEqual([]);
});
