import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LOCALE_CODES, type LocaleCode } from '@shop/domain/languages';
import type { PageText } from './page-text.ts';
import { findStoryFiles, libraryOf, type StoryFile } from './story-files.ts';

/** Libraries whose texts are drawn with staff's changes: mails, documents and the office are not. */
const LIBRARIES = '{feature-*,app-shell,app-browser,page,forms,i18n}';
const WITHOUT_CHANGES = ['feature-office', 'unsupported-browser'];
const MOST_STORIES = 6;

type Catalogue = Readonly<Record<string, string>>;

const readJson = (file: string): Catalogue => JSON.parse(readFileSync(file, 'utf8')) as Catalogue;

const files = (repository: string, pattern: string): string[] =>
  globSync(pattern, { cwd: repository, exclude: ['**/node_modules', '**/dist'] }).toSorted();

const group = (pairs: Iterable<readonly [string, string]>): ReadonlyMap<string, ReadonlySet<string>> => {
  const groups = new Map<string, Set<string>>();
  for (const [key, value] of pairs) groups.set(key, (groups.get(key) ?? new Set()).add(value));
  return groups;
};

/** Keys by the folders whose sources have them in quotation marks. */
const findFolders = (repository: string) =>
  group(
    files(repository, `libs/${LIBRARIES}/src/**/*.{ts,tsx}`)
      .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
      .flatMap((file) => {
        const source = readFileSync(path.join(repository, file), 'utf8');
        return [...source.matchAll(/'([a-z][\w-]*(?:\.[\w-]+)+)'/g)].map(
          ([, key = '']) => [key, path.dirname(file)] as const,
        );
      }),
  );

type Wording = Readonly<Partial<Record<LocaleCode, Catalogue>>>;

/** The words of each brand. Node reads these sources itself: they import nothing but types. */
const readWordings = (repository: string) => {
  const load = createRequire(import.meta.url);
  return files(repository, 'apps/*/src/wording.ts').map((file) => ({
    brand: libraryOf(file),
    wording: (load(path.join(repository, file)) as { wording: Wording }).wording,
  }));
};

const ownOf = (wordings: ReturnType<typeof readWordings>, key: string): PageText['own'] =>
  Object.fromEntries(
    wordings.flatMap(({ brand, wording }) => {
      const said = LOCALE_CODES.flatMap((code) => {
        const text = wording[code]?.[key];
        return text === undefined ? [] : [[code, text] as const];
      });
      return said.length === 0 ? [] : [[brand, Object.fromEntries(said)] as const];
    }),
  );

/** Stories beside the files that say the text; without one, those of the library. */
const storiesOf = (stories: readonly StoryFile[], library: string, folders: readonly string[]) => {
  const near = stories.filter(({ folder }) => folders.includes(folder));
  const chosen = near.length > 0 ? near : stories.filter((story) => story.library === library);
  return chosen.slice(0, MOST_STORIES).map(({ title, id }) => ({ title, id }));
};

/** Every text of the shop's pages, from the sources. */
export const collectPageTexts = (repository: string): PageText[] => {
  const folders = findFolders(repository);
  const wordings = readWordings(repository);
  const stories = findStoryFiles(repository);
  return files(repository, `libs/${LIBRARIES}/**/lang/en.json`)
    .filter((file) => !WITHOUT_CHANGES.some((name) => file.split('/').includes(name)))
    .flatMap((file) => {
      const library = libraryOf(file);
      const of = (code: LocaleCode) => readJson(path.join(repository, path.dirname(file), `${code}.json`));
      const catalogues = { en: of('en'), lt: of('lt'), lv: of('lv'), ee: of('ee') };
      return Object.keys(catalogues.en).map((key) => {
        const saying = [...(folders.get(key) ?? [])].toSorted();
        return {
          ...{ key, library, folders: saying, own: ownOf(wordings, key) },
          in: Object.fromEntries(
            LOCALE_CODES.map((code) => [code, catalogues[code][key] ?? '']),
          ) as PageText['in'],
          stories: storiesOf(stories, library, saying),
        };
      });
    })
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
};
