import { migrateAs, systemClock, type Database } from '@shop/database';
import { findBrands } from './people/brands.ts';
import { seedClients } from './people/seed-clients.ts';
import { seedLedger } from './people/seed-ledger.ts';
import { seedOrders } from './people/seed-orders.ts';
import { seedCategories } from './seed-categories.ts';
import { seedProducts } from './seed-products.ts';
import { seedPromotions } from './seed-promotions.ts';
import { seedSynonyms } from './seed-synonyms.ts';

export type SeedOptions = {
  db: Database;
  products?: number;
  seed?: number;
  log?: (line: string) => void;
  /** The day that dates count back from. */
  today?: Date;
};

export type Seeded = {
  categories: number;
  products: number;
  variants: number;
  clients: number;
  orders: number;
};

const midnight = (): Date => new Date(systemClock().toISOString().slice(0, 10));

/**
 * Fills an empty database with the demo shop: the same for the same seed and day.
 * Null when there are products already; nothing is touched then.
 * @throws OtherProfile for a database of production: the demo’s clients have a published password.
 */
export async function seed({
  db,
  products = 5_000,
  seed: number = 1,
  log = () => undefined,
  today = midnight(),
}: SeedOptions): Promise<Seeded | null> {
  await migrateAs(db, 'demo');
  const existing = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
  if (existing) return null;
  const words = await seedCategories(db);
  await seedSynonyms(db);
  const done = await seedProducts(db, words, { count: products, seed: number, today, log });
  await seedPromotions(db, today);
  const people = await db.transaction().execute((tx) => seedPeople(tx, { seed: number, today }));
  log(`${people.clients} clients with ${people.orders} orders`);
  return { categories: words.categories.length, ...done, ...people };
}

async function seedPeople(db: Database, { seed: number, today }: { seed: number; today: Date }) {
  const clients = await seedClients(db, await findBrands(), today);
  const orders = await seedOrders(db, clients, { seed: number, now: today });
  await seedLedger(db, orders, today);
  return { clients: clients.length, orders: [...orders.values()].flat().length };
}
