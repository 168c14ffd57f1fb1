import type { Restriction } from '../restrictions.ts';

/** Two sorts of words that name goods together, near each other and in any order. */
export type WordPair = {
  readonly one: readonly string[];
  readonly other: readonly string[];
  /** Words that, anywhere in the title, make it something else. */
  readonly never?: readonly string[];
};

/**
 * The words that name goods with a restriction, in the shop's four languages. Each is a pattern: see `word-pattern.ts`.
 */
export type RestrictionRule = {
  readonly restriction: Restriction;
  readonly names: readonly string[];
  /** Beginnings of names of substances, which the languages spell by their sounds. */
  readonly substances?: readonly string[];
  /** Estonian names, of whose compounds the last noun decides. */
  readonly estonian?: readonly string[];
  readonly pairs?: readonly WordPair[];
  /** Words before a name, or at the head of a compound, that make it another thing: the glue of a glue gun. */
  readonly before?: readonly string[];
  /** Genitives that describe a next noun and, unlike others, cannot be told by their endings. */
  readonly genitives?: readonly string[];
  /** Words after a name that make it another thing, beside those of every kind of goods. */
  readonly after?: readonly string[];
  /** Phrases that contain a name and are not meant. */
  readonly unless?: readonly string[];
  /** The goods are meant only where they are for sale by themselves: no battery in a lamp. */
  readonly alone?: boolean;
  /** Words that, anywhere in the title, say that no such goods are meant. */
  readonly never?: readonly string[];
};
