import { sql, type Database } from '@shop/database';

const CHANNEL = 'shop_changes';

/** `product:12`, `category:3`, `config:lt`, `content:legal`: parts that a cached page may have been rendered from. */
export type ChangeKey = `product:${number}` | `category:${number}` | `config:${string}` | `content:${string}`;

/**
 * Notifies caches that these parts have changed. The message is sent when, and only if, the transaction
 * commits.
 */
export const announceChange = async (db: Database, keys: readonly ChangeKey[]): Promise<void> => {
  // A notification holds 8,000 bytes at most.
  for (let at = 0; at < keys.length; at += 200) {
    await sql`select pg_notify(${CHANNEL}, ${keys.slice(at, at + 200).join(' ')})`.execute(db);
  }
};

/** The channel of `announceChange`, and that of the catalogue's own triggers. */
export const CHANGE_CHANNELS = [CHANNEL, 'catalogue_changed'] as const;

/** The channel on which the database's triggers name jobs that have work. */
export const WORK_CHANNEL = 'shop_work';
