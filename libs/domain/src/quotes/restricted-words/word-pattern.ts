import { KEY, plain, type TitleWord } from './title-words.ts';

/**
 * Words of a pattern stand one after another. Of each:
 * - `stem` is the beginning of a word;
 * - `word.` is the whole word, in ASCII with or without a plural s; `word=` is without;
 * - `word$` is the whole word where no noun follows: "battery", not "battery lamp";
 * - `word*` is the same in a language that writes only names in capitals, and such a name may follow;
 * - `-part` may stand anywhere in a compound, `-part.` at its end;
 * - `^word` is the first word of a title, whole.
 */
type WordTest = {
  readonly text: string;
  readonly kind: 'stem' | 'word' | 'head' | 'head of name' | 'part' | 'ending' | 'first';
  readonly plural: string | null;
};

type Pattern = readonly WordTest[];

/** Where a pattern was found. */
export type Found = {
  readonly first: number;
  readonly last: number;
  /** What stands before the pattern in its first word, and after it in its last. */
  readonly before: string;
  readonly rest: string;
};

/** Whether the noun phrase ends with a word. */
export type EndsPhrase = (words: readonly TitleWord[], at: number) => boolean;

/** Patterns by the first letters of their first word, so that few are tried. */
export type Patterns = {
  readonly starting: ReadonlyMap<string, readonly Pattern[]>;
  readonly inside: ReadonlyMap<string, readonly Pattern[]>;
  readonly endings: readonly WordTest[];
};

const ASCII = /^[a-z]+$/;
const MARKED = /^([-^]?)(.+?)([.=$*]?)$/u;

const kindOf = (sign: string, end: string): WordTest['kind'] => {
  if (sign === '-') return end === '.' ? 'ending' : 'part';
  if (sign === '^') return 'first';
  if (end === '$') return 'head';
  if (end === '*') return 'head of name';
  return end === '' ? 'stem' : 'word';
};

const wordTest = (written: string): WordTest => {
  const [, sign = '', bare = written, end = ''] = MARKED.exec(written) ?? [];
  const text = plain(bare);
  const plural = ASCII.test(bare) && !text.endsWith('s') && end !== '=' ? `${text}s` : null;
  return { text, kind: kindOf(sign, end), plural };
};

const added = (index: Map<string, Pattern[]>, pattern: Pattern): void => {
  const key = pattern[0]?.text.slice(0, KEY) ?? '';
  index.set(key, [...(index.get(key) ?? []), pattern]);
};

/** Least letters of a name that is looked for inside compounds. */
const LEAST_INSIDE = 6;

/** Names of one word, to be found as parts of compounds too. */
export const asParts = (written: readonly string[]): readonly string[] =>
  written.map((one) => (one.length >= LEAST_INSIDE && /^\p{L}+$/u.test(one) ? `-${one}` : one));

/** Patterns made ready; a hyphen within a pattern divides words, as it does in titles. */
export const patterns = (written: readonly string[]): Patterns => {
  const starting = new Map<string, Pattern[]>();
  const inside = new Map<string, Pattern[]>();
  const endings: WordTest[] = [];
  for (const one of written) {
    const pattern = one
      .replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' ')
      .split(' ')
      .map(wordTest);
    added(starting, pattern);
    const [first] = pattern;
    if (first?.kind === 'part' || first?.kind === 'ending') added(inside, pattern);
    if (first?.kind === 'ending') endings.push(first);
  }
  return { starting, inside, endings };
};

const isWhole = (test: WordTest, text: string): boolean => text === test.text || text === test.plural;

/** For tests of a part of a word only. */
const isWithin = (test: WordTest, text: string): boolean | null => {
  if (test.kind === 'stem') return text.startsWith(test.text);
  if (test.kind === 'part') return text.includes(test.text);
  return test.kind === 'ending' ? text.endsWith(test.text) : null;
};

const fits = (test: WordTest, words: readonly TitleWord[], at: number, endsPhrase: EndsPhrase): boolean => {
  const text = words[at]?.text ?? '';
  const within = isWithin(test, text);
  if (within !== null) return within;
  if (test.kind === 'first') return at === 0 && isWhole(test, text);
  if (!isWhole(test, text)) return false;
  if (test.kind === 'head of name' && words[at + 1]?.capital) return true;
  return test.kind === 'word' || endsPhrase(words, at);
};

const restOf = (test: WordTest | undefined, text: string): string => {
  if (test?.kind !== 'stem' && test?.kind !== 'part') return '';
  return text.slice(text.indexOf(test.text) + test.text.length);
};

const foundAt = (
  pattern: Pattern,
  words: readonly TitleWord[],
  first: number,
  endsPhrase: EndsPhrase,
): Found | null => {
  const clause = words[first]?.clause;
  const last = first + pattern.length - 1;
  if (words[last]?.clause !== clause) return null;
  if (!pattern.every((test, step) => fits(test, words, first + step, endsPhrase))) return null;
  const start = words[first]?.text ?? '';
  return {
    first,
    last,
    before: start.slice(0, start.indexOf(pattern[0]?.text ?? '')),
    rest: restOf(pattern.at(-1), words[last]?.text ?? ''),
  };
};

const NONE: readonly Pattern[] = [];

const candidates = ({ starting, inside }: Patterns, { keys }: TitleWord): readonly Pattern[] => {
  const own = starting.get(keys[0] ?? '') ?? NONE;
  if (inside.size === 0) return own;
  let all = own;
  for (let at = 1; at < keys.length; at += 1) {
    const more = inside.get(keys[at] ?? '');
    if (more) all = [...all, ...more];
  }
  return all;
};

/** Every place in a title where one of the patterns stands. */
export const allFound = (
  asked: Patterns,
  words: readonly TitleWord[],
  endsPhrase: EndsPhrase,
): readonly Found[] => {
  const all: Found[] = [];
  words.forEach((word, at) => {
    for (const pattern of candidates(asked, word)) {
      const found = foundAt(pattern, words, at, endsPhrase);
      if (found) all.push(found);
    }
  });
  return all;
};

const isText = ({ text, plural, kind }: WordTest, asked: string): boolean => {
  if (kind === 'stem') return asked.startsWith(text);
  if (kind === 'ending') return asked.endsWith(text);
  return asked === text || asked === plural;
};

/** Whether a text is, or starts with, one of the patterns of a single word. */
export const startsWithOne = (asked: Patterns, text: string): boolean => {
  const own = asked.starting.get(text.slice(0, KEY)) ?? NONE;
  if (own.some(([test, second]) => test && !second && isText(test, text))) return true;
  return asked.endings.some((test) => isText(test, text));
};
