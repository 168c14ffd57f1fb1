import {
  ACCESSORIES,
  COMPOUND_HEADS,
  LOOKS,
  MEASURES,
  MERCHANDISE,
  NEGATIONS,
  NOTHING,
  NOT_REAL,
  PHRASE_ENDS,
  PURPOSES,
  WITH,
} from './contexts.ts';
import type { TitleWord } from './title-words.ts';
import {
  allFound,
  patterns,
  startsWithOne,
  type EndsPhrase,
  type Found,
  type Patterns,
} from './word-pattern.ts';

const accessories = patterns(ACCESSORIES);
const compoundHeads = patterns(COMPOUND_HEADS);
const looks = patterns(LOOKS);
const measures = patterns(MEASURES);
const merchandise = patterns(MERCHANDISE);
const nothing = patterns(NOTHING);
const negations = patterns(NEGATIONS);
const notReal = patterns(NOT_REAL);
const phraseEnds = patterns([...PHRASE_ENDS, ...WITH]);
const purposes = patterns(PURPOSES);
const withs = patterns(WITH);

/** What a rule adds to the contexts of all. */
export type OwnContexts = {
  readonly before: Patterns;
  readonly after: Patterns;
  readonly genitives: Patterns;
  /** Whether the names are Estonian, and so may go on as compounds. */
  readonly compounds: boolean;
};

/** How many words after goods, or between goods and what they are for, belong to one phrase. */
const NEAR = 3;
/** How many adjectives before goods may tell that they are something else. */
const ADJECTIVES = 2;
/** Letters that Estonian puts between the parts of a compound. */
const LINKING = 3;

/** Endings of Lithuanian and Latvian nouns that say whom or what something is for, or where it is. */
const FOR_OR_IN = /(?:ui|ei|ams|oms|ems|ims|iem|am|em|im|je|uose|iose)$/;
/** The same, and the Estonian ones, after the stem of goods that an accessory names before them. */
const OF_ACCESSORY = /(?:ui|ei|ai|ams|oms|ems|ims|iem|am|em|im|le|st|ks)$/;
/** Endings of Lithuanian genitives and adjectives, and of the Latvian genitive plural: goods that describe the next noun. */
const GENITIVE = /^(?:i?o|[a-z]{0,3}u|in(?:is|e|iai|es|io|iu|ei))$/;

/** Estonian endings after a stem whose last consonant may change; a vowel at the end is a genitive. */
const ESTONIAN_ENDING = /^[a-z]?[aeiou]{0,2}(?:[dt]e)?(?:d|t|l|le|lt|s|st|sse|ks|ga|ni|na)?$/;
/** After goods: what is for them. */
const ESTONIAN_PURPOSE = 'jaoks';
const ESTONIAN_FOR = /(?:le|ks|ga|st)$/;
const ESTONIAN_WITH = /ga$/;
const ESTONIAN_GENITIVE = /[aeiou]$/;

const isWord = (text: string): boolean => text.length > 2 && !/^\d/.test(text);

/** Whether nothing that could be the thing itself follows in the phrase. */
export const endsPhrase: EndsPhrase = (words, at) => {
  const next = words[at + 1];
  if (next === undefined || next.clause !== words[at]?.clause || !isWord(next.text)) return true;
  if (FOR_OR_IN.test(next.text)) return true;
  return startsWithOne(phraseEnds, next.text) || startsWithOne(measures, next.text);
};

const wordsBefore = (words: readonly TitleWord[], found: Found, most: number): readonly string[] =>
  words
    .slice(Math.max(0, found.first - most), found.first)
    .filter(({ clause }) => clause === words[found.first]?.clause)
    .map(({ text }) => text);

const wordsAfter = (words: readonly TitleWord[], found: Found): readonly string[] => {
  const clause = words[found.last]?.clause;
  const near = words.slice(found.last + 1, found.last + 1 + NEAR).filter((word) => word.clause === clause);
  const end = near.findIndex(({ text, quoted }) => quoted || startsWithOne(phraseEnds, text));
  return (end === -1 ? near : near.slice(0, end)).map(({ text }) => text);
};

const isPartOf = (compound: string, asked: Patterns): boolean =>
  Array.from({ length: LINKING + 1 }, (_, at) => compound.slice(at)).some(
    (part) => part.length >= LINKING && startsWithOne(asked, part),
  );

const isForAccessory = (found: Found, before: readonly string[]): boolean =>
  OF_ACCESSORY.test(found.rest) && before.some((text) => startsWithOne(accessories, text));

const isHead = (noun: string): boolean => startsWithOne(measures, noun) || startsWithOne(compoundHeads, noun);

const isGenitive = (words: readonly TitleWord[], { last, rest }: Found, own: OwnContexts): boolean => {
  const text = words[last]?.text ?? '';
  if (GENITIVE.test(rest) || startsWithOne(own.genitives, text)) return true;
  return own.compounds && ESTONIAN_GENITIVE.test(rest);
};

const describesNext = (
  words: readonly TitleWord[],
  found: Found,
  after: readonly string[],
  own: OwnContexts,
): boolean => {
  const [next] = after;
  if (next === undefined || !isWord(next) || FOR_OR_IN.test(next) || words[found.last + 1]?.capital)
    return false;
  if (own.compounds && ESTONIAN_FOR.test(next)) return false;
  return isGenitive(words, found, own) && !isHead(next);
};

/** Whether an Estonian compound goes on with a noun that is another thing. */
const isCompoundOfOther = ({ rest }: Found): boolean =>
  !ESTONIAN_ENDING.test(rest) && !isPartOf(rest, measures) && !isPartOf(rest, compoundHeads);

const isOneOf = (text: string, all: readonly Patterns[]): boolean =>
  all.some((asked) => startsWithOne(asked, text));

const isLook = (words: readonly TitleWord[], { first }: Found): boolean =>
  words
    .slice(Math.max(0, first - ADJECTIVES), first)
    .some(({ text, clause }) => clause !== words[first]?.clause && startsWithOne(looks, text));

const isOtherByBefore = (words: readonly TitleWord[], found: Found, own: OwnContexts): boolean => {
  const before = wordsBefore(words, found, NEAR + 1);
  return (
    before.slice(-ADJECTIVES).some((text) => isOneOf(text, [negations, notReal, own.before])) ||
    before.some((text) => startsWithOne(purposes, text)) ||
    isForAccessory(found, before) ||
    isLook(words, found)
  );
};

const isOtherByCompound = (found: Found, own: OwnContexts): boolean =>
  isOneOf(found.before, [notReal, own.before]) ||
  isPartOf(found.rest, accessories) ||
  isPartOf(found.rest, own.after) ||
  (own.compounds && isCompoundOfOther(found));

const isOtherByAfter = (words: readonly TitleWord[], found: Found, own: OwnContexts): boolean => {
  const after = wordsAfter(words, found);
  return (
    words[found.last + 1]?.text === ESTONIAN_PURPOSE ||
    after.some((text) => isOneOf(text, FOR_OR_IN.test(text) ? [own.before] : [accessories, own.after])) ||
    describesNext(words, found, after, own)
  );
};

/** Whether found words name the goods, not what holds, shows, copies or goes without them. */
export const isMeant = (words: readonly TitleWord[], found: Found, own: OwnContexts): boolean =>
  !isOtherByBefore(words, found, own) && !isOtherByCompound(found, own) && !isOtherByAfter(words, found, own);

/** Whether the word before says that what follows is not there. */
export const isWithout = (words: readonly TitleWord[], at: number): boolean =>
  startsWithOne(negations, words[at - 1]?.text ?? '');

const isWith = ({ text }: TitleWord): boolean => startsWithOne(withs, text);

/** Whether found words name the thing for sale, not a part or a property of it. */
export const isAlone = (words: readonly TitleWord[], { first, last, rest }: Found): boolean =>
  words[first]?.clause === words[0]?.clause &&
  !words.slice(0, last).some(isWith) &&
  !ESTONIAN_WITH.test(rest);

/** Whether a title is of a thing that only shows or wears the name of goods, or of what holds none of them. */
export const isOnlyNamed = (words: readonly TitleWord[]): boolean => {
  if (words.some(({ text }) => startsWithOne(nothing, text))) return true;
  const end = words.findIndex(isWith);
  return allFound(merchandise, end === -1 ? words : words.slice(0, end), endsPhrase).length > 0;
};
