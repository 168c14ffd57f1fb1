import type { Database } from '@shop/database';
import type { Dictionary } from './dictionary.ts';
import { findListing, type ListingQuery, type ListingRow } from './listing.repository.ts';
import { slugsOfPicked } from './picks.ts';
import { keyOfShown, readVariants } from './shown-variants.repository.ts';

/**
 * Gives each row the variant that has its price, where the listing's row names another one: with filters, and
 * where the cheapest variant at the destination is not the cheapest in America.
 */
const showVariants = async (
  db: Database,
  dictionary: Dictionary,
  { scope, picks, till, cards }: ListingQuery,
  rows: readonly ListingRow[],
): Promise<ListingRow[]> => {
  const picked = [...scope.choices, ...picks.ofVariant];
  const isPicked = picked.length > 0;
  const asked = rows.filter((row) => isPicked || row.is_other_variant);
  if (asked.length === 0) return [...rows];
  const fields = slugsOfPicked(dictionary, picked);
  const { countryId } = till;
  const shown = await readVariants(db, asked, { variants: cards.variants, fields, countryId });
  return rows.map((row) => {
    const variant = shown.get(keyOfShown(row));
    if (!variant) return row;
    if (!isPicked) return { ...row, ...variant, needs_choice: row.needs_choice };
    return { ...row, ...variant, picked_variant_id: variant.variant_id, is_from_price: false };
  });
};

/** One window of a listing, each row with the variant that its card shows. */
export const findShown = async (
  db: Database,
  dictionary: Dictionary,
  query: ListingQuery,
): Promise<ListingRow[]> => showVariants(db, dictionary, query, await findListing(db, query));
