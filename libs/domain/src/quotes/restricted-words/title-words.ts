/** A word or a number of a title, without marks over its letters. */
export type TitleWord = {
  readonly text: string;
  /** The part of the title it stands in: commas, brackets and dashes divide. */
  readonly clause: number;
  /** Whether it starts a name in quotation marks. */
  readonly quoted: boolean;
  readonly capital: boolean;
  /** The groups of letters it has, from each of its letters on: what patterns are looked up by. */
  readonly keys: readonly string[];
};

/** Letters of a group. */
export const KEY = 3;

/** The groups of letters of a text, from each of its letters on. */
export const keysOf = (text: string): readonly string[] => {
  const keys = [text.slice(0, KEY)];
  for (let at = 1; at + KEY <= text.length; at += 1) keys.push(text.slice(at, at + KEY));
  return keys;
};

const MARKS = /\p{M}/gu;
const PARTS = /\d+(?:[.,]\d+)*|\p{L}+|[,;:()|–—/!]|(?<=\s)-(?=\s)|[„“”«"](?=[\p{L}\d])/gu;
const QUOTE = /^[„“”«"]/;
const CAPITAL = /^\p{Lu}/u;
const WORD = /^[\p{L}\d]/u;

const unmarked = (text: string): string => text.normalize('NFD').replaceAll(MARKS, '');

/** Text in small letters without marks: shops often leave the marks out. */
export const plain = (text: string): string => unmarked(text).toLowerCase();

/** The words of a title; numbers stand apart from their units, and hyphens divide. */
export const titleWords = (title: string): readonly TitleWord[] => {
  const words: TitleWord[] = [];
  let clause = 0;
  let quoted = false;
  for (const part of unmarked(title).match(PARTS) ?? []) {
    if (WORD.test(part)) {
      const text = part.toLowerCase();
      words.push({ text, clause, quoted, capital: CAPITAL.test(part), keys: keysOf(text) });
    } else if (!QUOTE.test(part)) clause += 1;
    quoted = QUOTE.test(part);
  }
  return words;
};
