import type { ShippingMethod } from '../tariff/tariff-card.ts';
import { ALCOHOL } from './restricted-words/alcohol.ts';
import { ANIMALS } from './restricted-words/animals.ts';
import { BATTERY_GOODS, LOOSE_BATTERIES } from './restricted-words/batteries.ts';
import { EXPLOSIVES } from './restricted-words/explosives.ts';
import { LIQUIDS } from './restricted-words/liquids.ts';
import { isOnlyNamed } from './restricted-words/meant.ts';
import { MEDICINE } from './restricted-words/medicine.ts';
import { MONEY } from './restricted-words/money.ts';
import { matcher } from './restricted-words/rule-matcher.ts';
import { titleWords } from './restricted-words/title-words.ts';
import { TOBACCO } from './restricted-words/tobacco.ts';
import { WEAPONS } from './restricted-words/weapons.ts';
import type { Restriction } from './restrictions.ts';

/** As much of a text as is read. */
const LONGEST_READ = 500;

/** In this order: of a flare gun the flare counts, of a nicotine spray the nicotine. */
const MATCHERS = [
  WEAPONS,
  EXPLOSIVES,
  MEDICINE,
  TOBACCO,
  ALCOHOL,
  ANIMALS,
  MONEY,
  BATTERY_GOODS,
  LOOSE_BATTERIES,
  LIQUIDS,
].map(matcher);

/** The restriction that an item's title and options name, if any: the first of the list wins. */
export const restrictionOf = (text: string): Restriction | null => {
  const words = titleWords(text.slice(0, LONGEST_READ));
  if (isOnlyNamed(words)) return null;
  return MATCHERS.find(({ isNamedIn }) => isNamedIn(words))?.restriction ?? null;
};

const BY_SEA: readonly Restriction[] = ['batteries', 'liquids'];

/** Whether goods with a restriction can be carried by a method at all. */
export const isCarried = (restriction: Restriction | null, method: ShippingMethod): boolean =>
  restriction === null || (method === 'sea' && BY_SEA.includes(restriction));
