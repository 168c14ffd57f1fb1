import type { PickedTerms } from '@shop/commerce-search';
import type { Database } from '@shop/database';
import type { ChoiceIds } from './choice-ids.ts';
import { all } from './conditions.ts';
import type { ListingScope } from './listing-scope.ts';
import type { Picks } from './picks.ts';
import { sql } from './sql.ts';

type Picked = readonly PickedTerms[];

export const NO_CHOICES: ChoiceIds = () => [];

/** The combinations that a listing and its counts need: all picked fields, and all but one of them. */
export const combinationsOf = (
  { choices }: Pick<ListingScope, 'choices'>,
  { ofVariant }: Pick<Picks, 'ofVariant'>,
): Picked[] => {
  if (choices.length + ofVariant.length === 0) return [];
  const others = ofVariant.map(({ key }) => ofVariant.filter((other) => other.key !== key));
  return [ofVariant, ...others].map((of) => [...choices, ...of]).filter((picked) => picked.length > 0);
};

/**
 * Reads the choices before the listing: with their ids as values the planner can estimate the number of products,
 * which it cannot for a subquery.
 */
export const findChoices = async (db: Database, combinations: readonly Picked[]): Promise<ChoiceIds> => {
  const asked = new Map(combinations.map((picked) => [JSON.stringify(picked), picked]));
  if (asked.size === 0) return NO_CHOICES;
  const queries = [...asked].map(([key, picked]) => {
    const values = picked.map(({ ids }) => sql`value_ids && ${[...ids]}::int[]`);
    return sql`select ${key}::text as key, coalesce(array_agg(id order by id), '{}') as ids
      from variant_choice where ${all(values)}`;
  });
  const { rows } = await sql<{ key: string; ids: number[] }>`${sql.join(queries, sql` union all `)}`.execute(
    db,
  );
  const found = new Map(rows.map(({ key, ids }) => [key, ids]));
  return (picked) => found.get(JSON.stringify(picked)) ?? [];
};
