import type { CarrierKey, ParcelState } from '@shop/domain/parcel-state';
import type { Key, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

export type ParcelTable = {
  id: Key;
  quote_id: number;
  carrier: CarrierKey;
  number: string;
  created_at: Timestamp;
  /** When the carrier was last asked. */
  asked_at: Date | null;
  delivered_at: Date | null;
};

export type ParcelEventTable = {
  id: Key;
  parcel_id: number;
  state: ParcelState;
  /** As the carrier writes it. */
  place: string | null;
  at: Date;
};

export interface TrackingTables {
  parcel: ParcelTable;
  parcel_event: ParcelEventTable;
}

/** Who writes each table; all others read. */
export const trackingWriters: Writers<TrackingTables> = {
  parcel: 'commerce-tracking',
  parcel_event: 'commerce-tracking',
};
