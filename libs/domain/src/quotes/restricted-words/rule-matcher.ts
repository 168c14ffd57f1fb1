import type { Restriction } from '../restrictions.ts';
import { international, internationalWords } from './international.ts';
import { endsPhrase, isAlone, isMeant, isWithout, type OwnContexts } from './meant.ts';
import type { RestrictionRule, WordPair } from './restriction-rule.ts';
import type { TitleWord } from './title-words.ts';
import { allFound, asParts, patterns, type Found } from './word-pattern.ts';

type Words = readonly TitleWord[];

/** A rule made ready to read titles. */
type Matcher = { readonly restriction: Restriction; readonly isNamedIn: (words: Words) => boolean };

/** How many words may stand between the two of a pair. */
const APART = 4;

const joined = (one: Found, other: Found): Found | null => {
  const [left, right] = one.first <= other.first ? [one, other] : [other, one];
  const apart = right.first - left.last - 1;
  if (apart < 0 || apart > APART) return null;
  return { first: left.first, last: Math.max(left.last, right.last), before: left.before, rest: right.rest };
};

const pairFinder = ({ one, other, never = [] }: WordPair) => {
  const [ones, others, nevers] = [patterns(one), patterns(other), patterns(never)];
  return (words: Words): readonly Found[] => {
    const isThere = ({ first }: Found): boolean => !isWithout(words, first);
    const left = allFound(ones, words, endsPhrase).filter(isThere);
    if (left.length === 0 || allFound(nevers, words, endsPhrase).length > 0) return [];
    const right = allFound(others, words, endsPhrase).filter(isThere);
    return left.flatMap((found) => right.flatMap((near) => joined(found, near) ?? []));
  };
};

/** A rule as a question of a title's words. */
export const matcher = (rule: RestrictionRule): Matcher => {
  const names = patterns(rule.names);
  const [unless, never] = [patterns(rule.unless ?? []), patterns(rule.never ?? [])];
  const substances = patterns((rule.substances ?? []).map(international));
  const estonian = patterns(asParts(rule.estonian ?? []));
  const own = {
    before: patterns(rule.before ?? []),
    after: patterns(rule.after ?? []),
    genitives: patterns(rule.genitives ?? []),
  };
  const pairs = (rule.pairs ?? []).map(pairFinder);
  return {
    restriction: rule.restriction,
    isNamedIn: (words) => {
      const sure = [
        ...allFound(names, words, endsPhrase),
        ...pairs.flatMap((find) => find(words)),
        ...(rule.substances ? allFound(substances, internationalWords(words), endsPhrase) : []),
      ];
      const compounds = allFound(estonian, words, endsPhrase);
      if (sure.length + compounds.length === 0 || allFound(never, words, endsPhrase).length > 0) return false;
      const masked = allFound(unless, words, endsPhrase);
      const isGoods = (one: Found, contexts: OwnContexts): boolean =>
        !masked.some(({ first, last }) => first <= one.last && one.first <= last) &&
        isMeant(words, one, contexts) &&
        (!rule.alone || isAlone(words, one));
      return (
        sure.some((one) => isGoods(one, { ...own, compounds: false })) ||
        compounds.some((one) => isGoods(one, { ...own, compounds: true }))
      );
    },
  };
};
