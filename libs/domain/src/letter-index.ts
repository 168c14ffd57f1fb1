import { isSearchable, normaliseTerm, searchWords } from './search-term.ts';

/** Before the letters: names that begin with a figure, or with no letter at all. */
export const FIGURES = '0–9';

/** The value of `az` in an address. */
export const azOfLetter = (letter: string): string => (letter === FIGURES ? '0' : letter);

type Named = { readonly name: string };
export type LetterGroup<Entry> = { readonly letter: string; readonly entries: readonly Entry[] };

const plainOf = (name: string): string =>
  searchWords(name)
    .map(({ plain }) => plain)
    .join(' ');

/** Names by their first letter, in the alphabet of a language: `tag` is the language's standard tag. */
export const createLetterIndex = (tag: string) => {
  const sameLetter = new Intl.Collator(tag, { sensitivity: 'base' });
  const order = new Intl.Collator(tag, { numeric: true });

  /**
   * An accented letter is a separate letter only in languages that define it so: Č is C in English, not in
   * Lithuanian.
   */
  const letterOf = (name: string): string => {
    const first = /[\p{L}\p{N}]/u.exec(name.normalize('NFC'))?.[0] ?? '0';
    if (/\p{N}/u.test(first)) return FIGURES;
    const letter = first.toLocaleUpperCase(tag);
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
    return sameLetter.compare(letter, bare) === 0 ? bare : letter;
  };

  const byLetter = (one: string, other: string): number =>
    one === FIGURES ? -1 : other === FIGURES ? 1 : order.compare(one, other);

  const groupsOf = <Entry extends Named>(entries: readonly Entry[]): LetterGroup<Entry>[] =>
    [...Map.groupBy(entries, ({ name }) => letterOf(name))]
      .sort(([one], [other]) => byLetter(one, other))
      .map(([letter, those]) => ({
        letter,
        entries: those.toSorted((one, other) => order.compare(one.name, other.name)),
      }));

  /**
   * One letter finds the names that begin with it; more find the names that contain all of its words, without
   * accents.
   */
  const matching = <Entry extends Named>(entries: readonly Entry[], az: string): readonly Entry[] => {
    const term = normaliseTerm(az);
    if (!isSearchable(term)) return entries;
    if ([...term].length === 1) {
      const letter = letterOf(term);
      return entries.filter(({ name }) => letterOf(name) === letter);
    }
    const words = searchWords(term);
    return entries.filter(({ name }) => words.every(({ plain }) => plainOf(name).includes(plain)));
  };

  return { groupsOf, matching };
};
