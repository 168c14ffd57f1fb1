import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { migrations } from './migrations/registry.ts';

const createMigrator = (db: Database) =>
  new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
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
