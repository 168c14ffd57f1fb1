import type { Restriction } from '../restrictions.ts';

/** Titles as shops write them, by what they are; those that are free look alike as often as they can. */
export type LabelledTitles = Readonly<Record<Restriction | 'free', readonly string[]>>;
