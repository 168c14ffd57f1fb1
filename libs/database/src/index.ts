export { sql, type RawBuilder } from 'kysely';
export type { Generated, Json, Key, Timestamp } from './columns.ts';
export { createDatabase, type Database, type DatabaseOptions, type Transaction } from './database.ts';
export { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded/embedded-postgres.ts';
export { migrateToLatest, pendingMigrations } from './migrate.ts';
export { migrateAs, OtherProfile, type DatabaseProfile } from './profile.ts';
export { openDatabase, type OpenedDatabase } from './open-database.ts';
export type { Schema } from './schema.ts';
