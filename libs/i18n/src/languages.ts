export type LocaleCode = 'en' | 'lt' | 'lv' | 'ee';

export type Language = {
  readonly id: number;
  /** As in addresses, in the database and on the wire. */
  readonly code: LocaleCode;
  /** As standards speak: `lang`, hreflang, `Intl`. */
  readonly tag: 'en' | 'lt' | 'lv' | 'et';
  /** With the region that dates and sums are written for. */
  readonly formatTag: string;
  readonly title: string;
};

export const LANGUAGES: readonly Language[] = [
  { id: 1, code: 'en', tag: 'en', formatTag: 'en-IE', title: 'English' },
  { id: 2, code: 'lt', tag: 'lt', formatTag: 'lt-LT', title: 'Lietuvių' },
  { id: 3, code: 'lv', tag: 'lv', formatTag: 'lv-LV', title: 'Latviešu' },
  { id: 4, code: 'ee', tag: 'et', formatTag: 'et-EE', title: 'Eesti' },
];

/** What dates and sums fall back to when a language is not known. */
export const FALLBACK_FORMAT_TAG = 'lt-LT';

export const findLanguage = (code: string): Language | undefined =>
  LANGUAGES.find((language) => language.code === code);

export const getLanguage = (code: LocaleCode): Language => {
  const language = findLanguage(code);
  if (!language) throw new Error(`No language ${code}`);
  return language;
};
