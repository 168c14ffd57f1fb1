import { createDatabase, migrateAs, openDatabase } from '@shop/database';
import { readOrEnd } from '@shop/outbound/serving';
import { readEnv } from '../env.ts';

/** `node migrate.js`: migrates the database to the tables of this release, before its servers are started. */
const env = readOrEnd(() => readEnv(process.env));
const opened = await openDatabase({ DATABASE_URL: env.databaseUrl, SHOP_DATA_DIR: env.dataDir });
const db = createDatabase(opened.url, { poolSize: 1 });
try {
  const run = await migrateAs(db, env.isProduction ? 'production' : 'demo');
  console.log(run.length > 0 ? `Migrated: ${run.join(', ')}` : 'The database is up to date.');
} finally {
  await db.destroy();
  await opened.close();
}
