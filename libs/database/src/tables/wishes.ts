import type { Generated, Key, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

export type WishTable = {
  id: Key;
  client_id: number;
  variant_id: number;
  /** The goods price when it was saved, in 1/10000 USD. */
  price_saved: number;
  /** By how many percent the price must fall before the client is told; 0 is any fall, null is never. */
  alert_percent: number | null;
  /** Whether the client is told when it is in stock again. */
  tells_stock: Generated<boolean>;
  /** As the last look of the alerts, or the client's own, found it. */
  was_in_stock: boolean;
  /** The price of the last mail: the next one is about a further fall. */
  price_told: number | null;
  told_at: Date | null;
  created_at: Timestamp;
};

export interface WishTables {
  wish: WishTable;
}

/** Who writes each table; all others read. */
export const wishWriters: Writers<WishTables> = {
  wish: 'commerce-wishes',
};
