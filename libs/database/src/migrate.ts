import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { migrations } from './migrations/registry.ts';

const createMigrator = (db: Database, chosen = migrations) =>
  new Migrator({
    db,
    provider: { getMigrations: async () => chosen },
    allowUnorderedMigrations: true,
  });

/** Brings any older database to today's tables. Two processes at once: one waits for the other. */
export const migrateToLatest = async (db: Database): Promise<string[]> => {
  const { error, results = [] } = await createMigrator(db).migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
};

/** Names of the migrations that this code needs and the database has not run yet. */
export const pendingMigrations = async (db: Database): Promise<string[]> => {
  const known = await createMigrator(db).getMigrations();
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
};

/** Runs just the named migrations: the tables of another time. Raises for a name that this code does not have. */
export const migrateTo = async (db: Database, names: readonly string[]): Promise<void> => {
  const unknown = names.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) throw new Error(`This shop is older than the backup: ${unknown.join(', ')}`);
  const chosen = Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)));
  const { error } = await createMigrator(db, chosen).migrateToLatest();
  if (error) throw error;
};
