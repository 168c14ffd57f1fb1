import { sql } from 'kysely';
import { createDatabase, type Database } from '../database.ts';
import { migrateTo } from '../migrate.ts';
import { migrations } from '../migrations/registry.ts';
import { createTestDatabase } from './test-database.ts';

/** An empty database with the migrations that come before the named one. */
export const createDatabaseBefore = async (
  migration: string,
  options: { clock?: () => Date } = {},
): Promise<{ db: Database; close: () => Promise<void> }> => {
  const server = await createTestDatabase();
  const url = new URL(server.url);
  url.pathname = `${url.pathname}_before`;
  const name = url.pathname.slice(1);
  await sql.raw(`create database "${name}"`).execute(server.db);
  const db = createDatabase(url.href, { poolSize: 1, ...options });
  const names = Object.keys(migrations);
  await migrateTo(db, names.slice(0, names.indexOf(migration)));
  return {
    db,
    close: async () => {
      await db.destroy();
      await sql.raw(`drop database "${name}" with (force)`).execute(server.db);
      await server.close();
    },
  };
};
