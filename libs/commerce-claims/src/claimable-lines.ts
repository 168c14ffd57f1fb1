import type { ClaimableLine } from '@shop/contracts/claims';
import type { Database, Words } from '@shop/database';
import type { Locale } from '@shop/commerce-kit/shop-brand';
import { findLines } from '@shop/commerce-orders';

const inWords = (words: Words, locale: Locale): string => words[locale] ?? words['en'] ?? '';

/** The lines of an order, to choose from. */
export const linesOf = async (db: Database, quoteId: number, locale: Locale): Promise<ClaimableLine[]> => {
  const lines = await findLines(db, quoteId);
  return lines.map(({ position, names, variant_names, picture, quantity }) => ({
    position,
    name: inWords(names, locale),
    attributes: (variant_names ?? []).map((words) => inWords(words, locale)),
    image: { source: picture ?? '', alt: inWords(names, locale) },
    quantity,
  }));
};
