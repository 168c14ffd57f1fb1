import { sql, type Database } from '@shop/database';
import { inOneLoad } from '@shop/database/load';
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
  /** The number of products from which indexes are built after the rows. */
  many?: number;
};

export type SeededCatalogue = { categories: number; products: number; variants: number };

/** Fills the empty tables of the catalogue: the same for the same seed and day. */
export async function seedCatalogue(
  db: Database,
  { count, today, log = () => undefined, ...more }: CatalogueSeed,
): Promise<SeededCatalogue> {
  const seeded = await inOneLoad(db, async (load) => {
    const words = await seedCategories(load.tx);
    await seedSynonyms(load.tx);
    const products = await seedProducts(load, words, { count, today, log, ...more });
    return { categories: words.categories.length, ...products };
  });
  await sql`analyze`.execute(db);
  return seeded;
}
