import { createDatabase, migrateAs, openDatabase, type OpenedDatabase } from '@shop/database';
import { runToEnd } from './run-to-end.ts';
import type { Progress } from './progress.ts';

/** Starts the database and migrates it. */
export const prepareDatabase = async (progress: Progress): Promise<OpenedDatabase> => {
  const opened = await openDatabase(process.env);
  const db = createDatabase(opened.url, { poolSize: 1 });
  try {
    const run = await migrateAs(db, 'demo');
    progress(`database is up${run.length > 0 ? `, ${run.length} migrations run` : ''}`);
  } finally {
    await db.destroy();
  }
  return opened;
};

/** Writes demo data into a shop without products. */
export const seedWhenEmpty = async (url: string, progress: Progress): Promise<void> => {
  const db = createDatabase(url, { poolSize: 1 });
  const product = await db
    .selectFrom('product')
    .select('id')
    .limit(1)
    .executeTakeFirst()
    .finally(() => db.destroy());
  if (product) return;
  progress('filling the shop with demo data …');
  const products = process.env['DEMO_PRODUCTS'] ?? '5000';
  await runToEnd(process.execPath, ['tools/seed/src/main.ts', '--products', products], {
    env: { ...process.env, DATABASE_URL: url },
  });
  progress('demo data is in');
};
