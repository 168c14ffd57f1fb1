import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase, migrateAs, openDatabase, type Database, type OpenedDatabase } from '@shop/database';
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

const isPriced = async (db: Database): Promise<boolean> => {
  const rows = await db
    .selectFrom('price_generation')
    .select('state')
    .where('state', '<>', 'retired')
    .execute();
  return rows.length > 0 && rows.every(({ state }) => state === 'current');
};

/** Of some thousand products all prices are built in seconds; of more, the first pages are waited for by address. */
const PRICES_PATIENCE_MS = 20_000;

const untilPriced = async (db: Database): Promise<void> => {
  const giveUpAt = performance.now() + PRICES_PATIENCE_MS;
  while (performance.now() < giveUpAt && !(await isPriced(db))) await wait(100);
};

/** Writes demo data into a shop without products. */
export const seedWhenEmpty = async (url: string, progress: Progress): Promise<void> => {
  const db = createDatabase(url, { poolSize: 1 });
  try {
    const product = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
    if (product) return;
    progress('filling the shop with demo data …');
    const products = process.env['DEMO_PRODUCTS'] ?? '5000';
    await runToEnd(process.execPath, ['tools/seed/src/main.ts', '--products', products], {
      env: { ...process.env, DATABASE_URL: url },
    });
    progress('demo data is in');
    await untilPriced(db);
  } finally {
    await db.destroy();
  }
};
