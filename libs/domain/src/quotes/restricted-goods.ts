import type { ShippingMethod } from '../tariff/tariff-card.ts';
import { BY_SEA_WORDS } from './by-sea-words.ts';
import { DANGEROUS_WORDS } from './dangerous-words.ts';
import { LIVING_AND_MONEY_WORDS } from './living-and-money-words.ts';
import { NEVER_CARRIED_WORDS } from './never-carried-words.ts';
import type { Restriction } from './restrictions.ts';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const anyOf = (texts: readonly string[], end: string): string =>
  texts.length === 0 ? '(?!)' : `(?<![\\p{L}\\d])(?:${texts.map(escaped).join('|')})${end}`;

const WORDS = [...DANGEROUS_WORDS, ...NEVER_CARRIED_WORDS, ...LIVING_AND_MONEY_WORDS, ...BY_SEA_WORDS];

const MATCHERS = WORDS.map(({ restriction, stems, words = [], unless = [] }) => ({
  restriction,
  found: new RegExp(`${anyOf(stems, '')}|${anyOf(words, '(?![\\p{L}\\d])')}`, 'giu'),
  unless: unless.length === 0 ? null : new RegExp(unless.map(escaped).join('|'), 'giu'),
}));

/** As much of a text as is read. */
const LONGEST_READ = 500;

/** The restriction that an item's title and options name, if any: the first of the list wins. */
export const restrictionOf = (text: string): Restriction | null => {
  const read = text.slice(0, LONGEST_READ).toLowerCase();
  const match = MATCHERS.find(({ found, unless }) => {
    const meant = unless ? read.replaceAll(unless, ' ') : read;
    return meant.search(found) !== -1;
  });
  return match?.restriction ?? null;
};

const BY_SEA: readonly Restriction[] = ['batteries', 'liquids'];

/** Whether goods with a restriction can be carried by a method at all. */
export const isCarried = (restriction: Restriction | null, method: ShippingMethod): boolean =>
  restriction === null || (method === 'sea' && BY_SEA.includes(restriction));
