import { seedCatalogue, type SeededCatalogue } from '@shop/commerce-catalogue/seed';
import { seedContent } from '@shop/commerce-content/seed';
import { seedPromotions } from '@shop/commerce-checkout/seed';
import { seedStores } from '@shop/commerce-quotes/seed';
import { seedDevices } from '@shop/commerce-reservations/seed';
import { seedRedirects } from '@shop/commerce-configuration/seed';
import { seedStaff } from '@shop/commerce-staff/seed';
import { migrateAs, systemClock, type Database } from '@shop/database';
import { seedPeople } from './seed-people.ts';

export type SeedOptions = {
  db: Database;
  products?: number;
  seed?: number;
  log?: (line: string) => void;
  /** All dates lie before this day. */
  today?: Date;
};

export type Seeded = SeededCatalogue & { clients: number; orders: number };

const midnight = (): Date => new Date(systemClock().toISOString().slice(0, 10));

/**
 * Fills an empty database with the demo shop: the same for the same seed and day.
 * Returns null and writes nothing when there are products already.
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
  const catalogue = await seedCatalogue(db, { count: products, seed: number, today, log });
  await seedPromotions(db, today);
  await seedRedirects(db);
  await seedDevices(db);
  await seedStores(db);
  log(await seedContent(db));
  const people = await db.transaction().execute((tx) => seedPeople(tx, { seed: number, today }));
  log(`${people.clients} clients with ${people.orders} orders`);
  log(await seedStaff(db, today));
  return { ...catalogue, ...people };
}
