import { getLanguage, type LocaleCode } from '@shop/domain/languages';
import { messageParts } from './message-parts.ts';

/** A dash that could start a line, or a sign that could be separated from its number. */
const LOOSE = / [–—](?= )|[}\d#] (?=%|€|kg\b|cm\b|mm\b|MB\b)/u;

const categoriesOf = (code: LocaleCode) =>
  new Intl.PluralRules(getLanguage(code).tag).resolvedOptions().pluralCategories;

/** The faults of a message in one language, compared with the English one. */
export const messageFaults = (code: LocaleCode, text: string, english: string): string[] => {
  const { places, plurals } = messageParts(text);
  const wanted = messageParts(english).places.join();
  const faults = places.join() === wanted ? [] : [`is told ${places.join()}, English ${wanted}`];
  for (const forms of plurals) {
    const missing = categoriesOf(code).filter((category) => !forms.includes(category));
    if (missing.length > 0) faults.push(`does not count: no form for ${missing.join()}`);
  }
  const loose = LOOSE.exec(text);
  if (loose) faults.push(`needs a no-break space (\\u00a0) at “${loose[0]}”`);
  if (/\.\.\.|["']/.test(text.replaceAll("''", ''))) faults.push('has typewriter quotes or dots');
  return faults;
};
