import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { migrations } from './migrations/registry.ts';

const createMigrator = (db: Database, chosen = migrations) =>
  new Migrator({
    db,
    provider: { getMigrations: async () => chosen },
    allowUnorderedMigrations: true,
  });

const toError = (problem: unknown): Error =>
  problem instanceof Error ? problem : new Error('A migration failed.', { cause: problem });

/** Migrates an older database to the current tables. Of two processes at once, one waits for the other. */
export const migrateToLatest = async (db: Database): Promise<string[]> => {
  const { error, results = [] } = await createMigrator(db).migrateToLatest();
  if (error) throw toError(error);
  return results.map(({ migrationName }) => migrationName);
};

/** The migrations that this code needs and the database has not run yet. */
export const pendingMigrations = async (db: Database): Promise<string[]> => {
  const known = await createMigrator(db).getMigrations();
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
};

/** Runs the named migrations only: the tables of an earlier release. Raises for a name that this code does not have. */
export const migrateTo = async (db: Database, names: readonly string[]): Promise<void> => {
  const unknown = names.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) throw new Error(`This shop is older than the backup: ${unknown.join(', ')}`);
  const chosen = Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)));
  const { error } = await createMigrator(db, chosen).migrateToLatest();
  if (error) throw toError(error);
};
