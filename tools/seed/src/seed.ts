import type { Database } from '@shop/database';
import { seedCategories } from './seed-categories.ts';
import { seedProducts } from './seed-products.ts';

export type SeedOptions = {
  db: Database;
  products?: number;
  seed?: number;
  log?: (line: string) => void;
  /** The day that dates count back from. */
  today?: Date;
};

export type Seeded = { categories: number; products: number; variants: number };

const midnight = (): Date => new Date(new Date().toISOString().slice(0, 10));

/**
 * Fills an empty database with the demo shop: the same for the same seed and day.
 * Null when there are products already; nothing is touched then.
 */
export async function seed({
  db,
  products = 5_000,
  seed: number = 1,
  log = () => undefined,
  today = midnight(),
}: SeedOptions): Promise<Seeded | null> {
  const existing = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
  if (existing) return null;
  const words = await seedCategories(db);
  const done = await seedProducts(db, words, { count: products, seed: number, today, log });
  return { categories: words.categories.length, ...done };
}
