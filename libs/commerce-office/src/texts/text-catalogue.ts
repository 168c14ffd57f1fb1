import type { PageText } from '@shop/outbound/page-texts';
import { LOCALE_CODES, type LocaleCode } from '@shop/domain/languages';
import { changeKey, type ChangedTexts } from './changed-texts.repository.ts';

export type TextFilter = 'all' | 'changed' | 'same' | 'missing';

export type TextCatalogue = {
  readonly texts: readonly PageText[];
  readonly byKey: ReadonlyMap<string, PageText>;
  readonly libraries: readonly string[];
};

/** Reads the compiled texts once, when staff first look for one. */
export const createTextCatalogue = (read: () => readonly PageText[]): (() => TextCatalogue) => {
  let known: TextCatalogue | undefined;
  return () => {
    if (known) return known;
    const texts = read();
    known = {
      texts,
      byKey: new Map(texts.map((text) => [text.key, text])),
      libraries: [...new Set(texts.map(({ library }) => library))].toSorted(),
    };
    return known;
  };
};

/** A text as the shop shows it. */
export const shownText = (changed: ChangedTexts, text: PageText, locale: LocaleCode): string =>
  changed.get(changeKey(locale, text.key))?.text ?? text.in[locale];

const isIn = (filter: TextFilter, text: PageText, changed: ChangedTexts): boolean => {
  const shown = LOCALE_CODES.map((locale) => shownText(changed, text, locale));
  if (filter === 'changed') return LOCALE_CODES.some((locale) => changed.has(changeKey(locale, text.key)));
  if (filter === 'same') return new Set(shown).size === 1;
  return filter === 'all' || shown.includes('');
};

export type TextQuestion = {
  readonly words: string;
  readonly library: string;
  readonly filter: TextFilter;
};

const isNamed = (words: string, text: PageText, changed: ChangedTexts): boolean =>
  words === '' ||
  text.key.toLowerCase().includes(words) ||
  text.folders.some((folder) => folder.includes(words)) ||
  LOCALE_CODES.some((locale) => shownText(changed, text, locale).toLowerCase().includes(words));

/** The texts that match all of a question: words of any language, of the key, or of the place in the sources. */
export const findTexts = (
  { texts }: TextCatalogue,
  changed: ChangedTexts,
  { words, library, filter }: TextQuestion,
): readonly PageText[] => {
  const asked = words.toLowerCase();
  return texts.filter(
    (text) =>
      (library === '' || text.library === library) &&
      isNamed(asked, text, changed) &&
      isIn(filter, text, changed),
  );
};
