import type { LocaleCode } from '@shop/domain/languages';

/** The page's title in each language of the shop. */
export type Titles = Readonly<Record<LocaleCode, string>>;

/** The given titles. The English one defaults to the name, the others are required. */
export type TitleOptions = { title?: string; titleLt?: string; titleLv?: string; titleEe?: string };

const OPTIONS = { lt: 'titleLt', lv: 'titleLv', ee: 'titleEe' } as const;

/**
 * @throws Error with the languages without a title: a page never has an English title in another language.
 */
export function readTitles(english: string, given: TitleOptions): Titles {
  const said = (option: keyof TitleOptions) => given[option]?.trim() ?? '';
  const missing = (Object.keys(OPTIONS) as (keyof typeof OPTIONS)[]).filter(
    (language) => said(OPTIONS[language]) === '',
  );
  if (missing.length > 0)
    throw new Error(
      `the page has no title in ${missing.join(', ')}: add ${missing.map((language) => `--title-${language}='…'`).join(' ')}`,
    );
  return {
    en: said('title') || english,
    lt: said('titleLt'),
    lv: said('titleLv'),
    ee: said('titleEe'),
  };
}
