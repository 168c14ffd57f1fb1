import { looseLevelOf } from '@shop/commerce-search';
import type { Database } from '@shop/database';
import { SORTS } from '@shop/domain/sort';
import type { Till } from '@shop/commerce-prices';
import type { Dictionary } from './dictionary.ts';
import { WHOLE_CATALOGUE, type ListingScope } from './listing-scope.ts';
import { NO_PICKS } from './picks.ts';
import type { KeptCards } from './kept-cards.ts';
import type { ListingRow } from './listing.repository.ts';
import { findShown } from './picked-variants.repository.ts';
import { NO_CHOICES } from './variant-choices.repository.ts';
import type { Understood } from './search/search.repository.ts';

const MOST_SIMILAR = 12;

type Found = {
  known: Dictionary;
  scope: ListingScope;
  /** Null without a search term. */
  understood: Understood | null;
  rows: readonly ListingRow[];
  languageId: number;
  till: Till;
  cards: KeptCards;
};

/** Alternatives when little was found: any word of the term, or products of neighbouring categories. */
export const findSimilar = async (db: Database, found: Found): Promise<ListingRow[]> => {
  const { known, scope, understood, rows, languageId, till, cards } = found;
  const parent =
    scope.categoryId === null ? null : (known.categories.get(scope.categoryId)?.parent_id ?? null);
  const wider: ListingScope = {
    ...WHOLE_CATALOGUE,
    categoryId: understood ? null : (parent ?? scope.categoryId),
    textQuery: understood && looseLevelOf(understood.parts).textQuery,
  };
  const without = rows.map((row) => row.product_id);
  const ask = {
    ...{ picks: NO_PICKS, choiceIds: NO_CHOICES, sort: SORTS.relevance },
    ...{ till, cards, languageId, limit: MOST_SIMILAR, offset: 0, without },
  };
  const near = await findShown(db, known, { ...ask, scope: wider });
  if (near.length > 0) return near;
  return findShown(db, known, { ...ask, scope: WHOLE_CATALOGUE });
};
