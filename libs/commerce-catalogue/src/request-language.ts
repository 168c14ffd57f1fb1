const LANGUAGE_IDS: Readonly<Record<string, number>> = { en: 1, lt: 2, lv: 3, ee: 4 };

/** The language that a body names; an unknown code leaves the choice to the visitor's own. */
export const requestLanguage = (code: string): number | undefined =>
  Object.hasOwn(LANGUAGE_IDS, code) ? LANGUAGE_IDS[code] : undefined;
