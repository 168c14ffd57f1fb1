import { keysOf, type TitleWord } from './title-words.ts';

/** Spellings of one sound in names of substances, from the American one to those of the Baltic languages. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/x/g, 'ks'],
  [/y/g, 'i'],
  [/ts(?=[eiu])/g, 'c'],
  [/c(?![eiu])/g, 'k'],
  [/z/g, 's'],
  [/(.)\1/g, '$1'],
];

/**
 * A name of a substance as all four languages sound it: "aciclovir", "aciklovyras" and "atsükloviir" become one. The
 * text is plain already: see `title-words.ts`.
 */
export const international = (text: string): string =>
  SPELLINGS.reduce((spelled, [spelling, sound]) => spelled.replaceAll(spelling, sound), text);

/** Words of a title, each as `international` writes it. */
export const internationalWords = (words: readonly TitleWord[]): readonly TitleWord[] =>
  words.map((word) => {
    const text = international(word.text);
    return text === word.text ? word : { ...word, text, keys: keysOf(text) };
  });
