import type { Database } from '@shop/database';

/** By name: the list is short, and each page shows all of it. */
export const findStores = (db: Database) =>
  db.selectFrom('web_store').select(['name', 'host', 'category']).orderBy('name').execute();
