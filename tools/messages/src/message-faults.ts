import { getLanguage, type LocaleCode } from '@shop/domain/languages';
import { messageParts } from './message-parts.ts';
import { messageTexts } from './message-texts.ts';

/** Signs and abbreviations that must not be separated from their number. */
const UNITS = 'm?m|k?g|cm|ml|l|m³|MB|d\\.|val\\.|vnt\\.|gab\\.|tk';

/** A dash that could start a line, or a sign that could be separated from its number. */
const LOOSE = new RegExp(
  `[ ][–—](?= )|[}\\d#] (?=[%€$]|(?:${UNITS})(?![\\p{L}\\d]))|\\b(?:plkst\\.|no\\.|nr\\.?) (?=[{\\d])`,
  'iu',
);

/** The quotation marks of each language. */
const QUOTED: Readonly<Record<LocaleCode, RegExp>> = {
  en: /“[^“”]*”/g,
  lt: /„[^„“]*“/g,
  lv: /“[^“”]*”/g,
  ee: /„[^„“]*“/g,
};

const foreignQuotes = (code: LocaleCode, text: string): string[] =>
  messageTexts(text).flatMap((said) => /[„“”‟«»‹›]/u.exec(said.replaceAll(QUOTED[code], ''))?.[0] ?? []);

const categoriesOf = (code: LocaleCode) =>
  new Intl.PluralRules(getLanguage(code).tag).resolvedOptions().pluralCategories;

/** A per cent sign that does not stand as `Intl` writes it: Lithuanian has a no-break space before it, the others none. */
const misplacedPercent = (code: LocaleCode, text: string): boolean =>
  (code === 'lt' ? /[}\d#]%/u : /[}\d#]\u00a0%/u).test(text);

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
  if (misplacedPercent(code, text)) faults.push('has % not as the language writes it');
  const [foreign] = foreignQuotes(code, text);
  if (foreign) faults.push(`has ${foreign} where the language has other quotation marks`);
  if (/\.\.\.|["']/.test(text.replaceAll("''", ''))) faults.push('has typewriter quotes or dots');
  return faults;
};
