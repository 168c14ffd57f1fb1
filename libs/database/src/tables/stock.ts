import type { Generated, Key, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

export type StockReservationTable = {
  id: Key;
  checkout_session_id: number;
  variant_id: number;
  quantity: number;
  /** `live` ends when it expires; `held` belongs to a payment in flight and ends only with that payment. */
  state: Generated<'live' | 'held' | 'consumed' | 'released' | 'returned'>;
  expires_at: Date;
  /** The network place that holds the pieces; null where it is unknown. */
  place: string | null;
  created_at: Timestamp;
};

export interface StockTables {
  stock_reservation: StockReservationTable;
}

/** Who writes each table; all others read. */
export const stockWriters: Writers<StockTables> = {
  stock_reservation: 'commerce-stock',
};
