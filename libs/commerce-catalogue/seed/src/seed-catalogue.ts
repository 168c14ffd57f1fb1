import type { Database } from '@shop/database';
import { seedCategories } from './seed-categories.ts';
import { seedProducts } from './seed-products.ts';
import { seedSynonyms } from './seed-synonyms.ts';

export type CatalogueSeed = {
  /** How many products. */
  count: number;
  seed: number;
  /** The day that dates count back from. */
  today: Date;
  log?: (line: string) => void;
};

export type SeededCatalogue = { categories: number; products: number; variants: number };

/** Fills the empty tables of the catalogue: the same for the same seed and day. */
export async function seedCatalogue(
  db: Database,
  { count, seed, today, log = () => undefined }: CatalogueSeed,
): Promise<SeededCatalogue> {
  const words = await seedCategories(db);
  await seedSynonyms(db);
  const products = await seedProducts(db, words, { count, seed, today, log });
  return { categories: words.categories.length, ...products };
}
