/** A word or a number of a title, without marks over its letters. */
export type TitleWord = {
  readonly text: string;
  /** The part of the title it stands in: commas, brackets and dashes divide. */
  readonly clause: number;
  /** The groups of letters it has, from each of its letters on: what patterns are looked up by. */
  readonly keys: readonly string[];
};

/** Letters of a group. */
export const KEY = 3;

/** A word by itself. */
export const titleWord = (text: string, clause = 0): TitleWord => {
  const keys = [text.slice(0, KEY)];
  for (let at = 1; at + KEY <= text.length; at += 1) keys.push(text.slice(at, at + KEY));
  return { text, clause, keys };
};

const MARKS = /\p{M}/gu;
const PARTS = /\d+(?:[.,]\d+)*|\p{L}+|[,;:()|–—/+!]|(?<=\s)-(?=\s)/gu;
const WORD = /^[\p{L}\d]/u;

/** Text in small letters without marks: shops often leave the marks out. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(MARKS, '').toLowerCase();

/** The words of a title; numbers stand apart from their units, and hyphens divide. */
export const titleWords = (title: string): readonly TitleWord[] => {
  const words: TitleWord[] = [];
  let clause = 0;
  for (const part of plain(title).match(PARTS) ?? []) {
    if (WORD.test(part)) words.push(titleWord(part, clause));
    else clause += 1;
  }
  return words;
};
