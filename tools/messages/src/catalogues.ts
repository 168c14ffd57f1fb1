import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** English first: the others are held against it. `ee` is the shop's code; standards say `et`. */
export const LANGUAGES = { en: 'en', lt: 'lt', lv: 'lv', ee: 'et' } as const;
export type LanguageCode = keyof typeof LANGUAGES;
export type Catalogue = Readonly<Record<string, string>>;

/** One library's messages in all languages. */
export type Catalogues = { folder: string; in: Readonly<Record<LanguageCode, Catalogue>> };

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Catalogue;

/** Every folder of messages below the libraries. */
export const readCatalogues = (root: string): Catalogues[] =>
  globSync('libs/**/lang/en.json', { cwd: root, exclude: ['**/node_modules'] })
    .toSorted()
    .map((english) => {
      const folder = path.dirname(english);
      const of = (code: LanguageCode) => read(path.join(root, folder, `${code}.json`));
      return { folder, in: { en: of('en'), lt: of('lt'), lv: of('lv'), ee: of('ee') } };
    });
