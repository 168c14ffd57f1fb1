/** The fixed table of languages; ids are part of the wire. */
export const LANGUAGES = [
  { id: 1, code: 'en', tag: 'en', formatTag: 'en-IE', title: 'English' },
  { id: 2, code: 'lt', tag: 'lt', formatTag: 'lt-LT', title: 'Lietuvių' },
  { id: 3, code: 'lv', tag: 'lv', formatTag: 'lv-LV', title: 'Latviešu' },
  { id: 4, code: 'ee', tag: 'et', formatTag: 'et-EE', title: 'Eesti' },
] as const;

/** The code in addresses, in the database and on the wire. */
export type LocaleCode = (typeof LANGUAGES)[number]['code'];

export type Language = {
  readonly id: number;
  readonly code: LocaleCode;
  /** The code of standards: `lang`, hreflang, `Intl`. */
  readonly tag: (typeof LANGUAGES)[number]['tag'];
  /** With the region of its date and number formats. */
  readonly formatTag: string;
  readonly title: string;
};

export const LOCALE_CODES: readonly LocaleCode[] = LANGUAGES.map(({ code }) => code);

/** Missing texts of a language are shown in English. */
export const ENGLISH_ID: number = LANGUAGES[0].id;

/** The format of dates and sums where the language is unknown. */
export const FALLBACK_FORMAT_TAG = 'lt-LT';

export const findLanguage = (code: unknown): Language | undefined =>
  LANGUAGES.find((language) => language.code === code);

export const findLanguageById = (id: unknown): Language | undefined =>
  LANGUAGES.find((language) => language.id === id);

/** Raises for an unknown code. */
export const getLanguage = (code: LocaleCode): Language => {
  const language = findLanguage(code);
  if (!language) throw new RangeError(`${String(code)} is the code of no language`);
  return language;
};
