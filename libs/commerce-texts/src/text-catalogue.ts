import type { PageText } from '@shop/outbound/page-texts';
import { LOCALE_CODES, type LocaleCode } from '@shop/domain/languages';
import { changesOf, type ChangedTexts } from './changed-texts.repository.ts';

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

/** In which language, and in which brand; '' is all brands. */
export type Saying = { readonly locale: LocaleCode; readonly brand: string };

/** A text as the build of the brand has it. */
export const compiledText = ({ own, in: compiled }: PageText, { locale, brand }: Saying): string =>
  own[brand]?.[locale] ?? compiled[locale];

/** What is shown without a changed text of the brand itself. */
export const textWithoutOwn = (changed: ChangedTexts, text: PageText, saying: Saying): string => {
  const forAll = changesOf(changed, { key: text.key, locale: saying.locale }).get('')?.text;
  return (saying.brand === '' ? undefined : forAll) ?? compiledText(text, saying);
};

/** A text as the shop shows it. */
export const shownText = (changed: ChangedTexts, text: PageText, saying: Saying): string =>
  changesOf(changed, { key: text.key, locale: saying.locale }).get(saying.brand)?.text ??
  textWithoutOwn(changed, text, saying);

const isChanged = (changed: ChangedTexts, { key }: PageText, brand: string): boolean =>
  LOCALE_CODES.some((locale) => {
    const changes = changesOf(changed, { key, locale });
    return brand === '' ? changes.size > 0 : changes.has(brand);
  });

const isIn = ({ filter, brand }: TextQuestion, text: PageText, changed: ChangedTexts): boolean => {
  if (filter === 'all') return true;
  if (filter === 'changed') return isChanged(changed, text, brand);
  const shown = LOCALE_CODES.map((locale) => shownText(changed, text, { locale, brand }));
  return filter === 'same' ? new Set(shown).size === 1 : shown.includes('');
};

export type TextQuestion = {
  readonly words: string;
  readonly library: string;
  readonly filter: TextFilter;
  /** '': a text is found by the words of any brand. */
  readonly brand: string;
};

const wordsOf = (changed: ChangedTexts, text: PageText, saying: Saying): readonly string[] =>
  saying.brand === ''
    ? [
        shownText(changed, text, saying),
        ...Object.values(text.own).flatMap(({ [saying.locale]: own }) => own ?? []),
        ...[...changesOf(changed, { key: text.key, locale: saying.locale }).values()].map((one) => one.text),
      ]
    : [shownText(changed, text, saying)];

const isNamed = (asked: string, text: PageText, changed: ChangedTexts, brand: string): boolean => {
  const has = (said: string): boolean => said.toLowerCase().includes(asked);
  return (
    asked === '' ||
    has(text.key) ||
    has(text.library) ||
    text.folders.some(has) ||
    text.stories.some(({ title }) => has(title)) ||
    LOCALE_CODES.some((locale) => wordsOf(changed, text, { locale, brand }).some(has))
  );
};

/** The texts that match all of a question: words of any language, of the key, of a folder of the sources or of a page's story. */
export const findTexts = (
  { texts }: TextCatalogue,
  changed: ChangedTexts,
  question: TextQuestion,
): readonly PageText[] => {
  const asked = question.words.toLowerCase();
  return texts.filter(
    (text) =>
      (question.library === '' || text.library === question.library) &&
      isNamed(asked, text, changed, question.brand) &&
      isIn(question, text, changed),
  );
};
