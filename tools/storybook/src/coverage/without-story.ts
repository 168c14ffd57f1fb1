import path from 'node:path';

/** Path to text of source files, as a glob finds them. */
export type Sources = Readonly<Record<string, string>>;

const FROM_INDEX = /export\s*\{([^}]*)\}\s*from\s*'(\.[^']+\.tsx)'/g;
const EXPORTED = /^export (?:const|function) (\w+)/gm;
/** A provider renders nothing of its own. */
const COMPONENT = /^[A-Z]\w*(?<!Provider)$/;

type Component = { name: string; folder: string };

/** The exports of a library's index, with their folders within the library's source. */
export const componentsOfIndex = (index: string): Component[] =>
  [...index.matchAll(FROM_INDEX)].flatMap(([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => COMPONENT.test(name))
      .map((name) => ({ name, folder: path.posix.dirname(file.slice(2)) })),
  );

/**
 * The exports of the files behind a library's entry points, with their folders.
 * @param files by their paths within the library's source
 */
export const componentsOfFiles = (files: Sources): Component[] =>
  Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(EXPORTED)]
      .map(([, name = '']) => name)
      .filter((name) => file.endsWith('.tsx') && COMPONENT.test(name))
      .map((name) => ({ name, folder: path.posix.dirname(file) })),
  );

/** A story shows the components that it renders, and the component that it is named after. */
const shows = (story: string, name: string) =>
  new RegExp(`<${name}(?![\\w.])|component: ${name}(?!\\w)|title: '[^']*/${name}'`).test(story);

/**
 * Public components of a library without a story in their folder, each with advice.
 * @param source the folder of the library's source, `libs/ui-theme/src`
 * @param stories by their paths within that folder
 */
export const componentsWithoutStory = (
  source: string,
  components: readonly Component[],
  stories: Sources,
): string[] =>
  components
    .filter(
      ({ name, folder }) =>
        !Object.entries(stories).some(
          ([file, text]) => path.posix.dirname(file) === folder && shows(text, name),
        ),
    )
    .map(
      ({ name, folder }) =>
        `${name}: show it in a story beside it, ${path.posix.join(source, folder)}/*.stories.tsx`,
    );

/** Pages of features without a story, each with advice. Every folder `<name>-page` needs one. */
export const pagesWithoutStory = (files: readonly string[]): string[] => {
  const hasStory = new Set(
    files.filter((file) => file.endsWith('.stories.tsx')).map((file) => path.posix.dirname(file)),
  );
  return files
    .filter((file) => /\/([\w-]+-page)\/\1\.tsx$/.test(file))
    .filter((file) => !hasStory.has(path.posix.dirname(file)))
    .map(
      (file) =>
        `${file}: show it in ${file.replace('.tsx', '.stories.tsx')} (atPage of @shop/testing-react/stories)`,
    );
};
