import type { Level, Part, Reading } from '@shop/commerce-search';
import type { SearchNote } from '@shop/contracts/catalogue';
import type { Database } from '@shop/database';
import type { Dictionary } from '../dictionary.ts';
import { all } from '../conditions.ts';
import {
  holdsAll,
  narrowingBy,
  oneVariantOfRow,
  scopeCondition,
  WHOLE_CATALOGUE,
  type ListingScope,
} from '../listing-scope.ts';
import { NO_PICKS } from '../picks.ts';
import { sql } from '../sql.ts';
import { combinationsOf, findChoices } from '../variant-choices.repository.ts';

/** The interpretation of a search term. */
export type Understood = {
  readonly parts: readonly Part[];
  /** Null when no reading finds anything. */
  readonly level: Level | null;
};

/** The first reading that finds a product, determined for all readings in one statement. */
const findLevel = async (db: Database, levels: readonly Level[]): Promise<Level | null> => {
  if (levels.length === 0) return null;
  const choiceIds = await findChoices(
    db,
    levels.flatMap((level) => combinationsOf(level, NO_PICKS)),
  );
  const asked = levels.map(({ textQuery, choices }, at) => {
    const scope = { ...WHOLE_CATALOGUE, textQuery, choices };
    const holds = all([
      scopeCondition(scope),
      holdsAll(narrowingBy(scope, NO_PICKS, oneVariantOfRow(choiceIds))),
    ]);
    return sql`when exists (select from product_listing where ${holds}) then ${at}::int`;
  });
  const { rows } = await sql<{ at: number | null }>`select case ${sql.join(asked, sql` `)} end as at`.execute(
    db,
  );
  const at = rows[0]?.at;
  return at == null ? null : (levels[at] ?? null);
};

/** Chooses the strictest reading that finds something now. */
export const chooseLevel = async (db: Database, { parts, levels }: Reading): Promise<Understood> => ({
  parts,
  level: await findLevel(db, levels),
});

const wordsOf = (parts: readonly Part[]) => parts.map(({ words }) => words).join(' ');

/** The note to the shopper on how the term was read; none when it was matched as typed. */
export const noteOf = (
  { parts, level }: Understood,
  { categories }: Dictionary,
  nameOf: (names: Readonly<Record<number, string>>) => string,
): SearchNote | null => {
  if (!level) return null;
  const near = level.kept.filter(({ certainty }) => certainty === 'near');
  if (near.length > 0) {
    const names = near.flatMap((part) => part.categories.flatMap((id) => categories.get(id) ?? []));
    return { kind: 'near', words: [...new Set(names.map(({ names: words }) => nameOf(words)))].join(', ') };
  }
  if (level.isLoose) return { kind: 'any', words: '' };
  if (level.kept.length < parts.length) return { kind: 'partial', words: wordsOf(level.kept) };
  const isGuessed = level.kept.some(({ certainty }) => certainty === 'guessed');
  return isGuessed ? { kind: 'corrected', words: wordsOf(level.kept) } : null;
};

/** A reading that finds nothing is still used, so that filters and counts have a listing. */
const NOTHING_ANSWERS = "'#'";

type SearchScope = Pick<ListingScope, 'textQuery' | 'exactQuery' | 'choices'>;

/** The conditions of a listing by its term, if there is one. */
export const scopeOfSearch = (understood: Understood | null): SearchScope => {
  if (understood === null) return { textQuery: null, exactQuery: null, choices: [] };
  const { level } = understood;
  if (level === null) return { textQuery: NOTHING_ANSWERS, exactQuery: null, choices: [] };
  return { textQuery: level.textQuery, exactQuery: level.exactQuery, choices: level.choices };
};
