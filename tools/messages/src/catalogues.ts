import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LocaleCode } from '@shop/domain/languages';

export type Catalogue = Readonly<Record<string, string>>;

/** One library's messages in all languages. */
export type Catalogues = { folder: string; in: Readonly<Record<LocaleCode, Catalogue>> };

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Catalogue;

/** Every folder of messages of libraries and servers. */
export const readCatalogues = (root: string): Catalogues[] =>
  globSync('{apps,libs}/**/lang/en.json', { cwd: root, exclude: ['**/node_modules', '**/dist'] })
    .toSorted()
    .map((english) => {
      const folder = path.dirname(english);
      const of = (code: LocaleCode) => read(path.join(root, folder, `${code}.json`));
      return { folder, in: { en: of('en'), lt: of('lt'), lv: of('lv'), ee: of('ee') } };
    });
