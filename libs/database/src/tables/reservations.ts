import type { Generated, Json, Key, Language, Timestamp, Words } from '../columns.ts';
import type { Writers } from '../writers.ts';

export type DeviceModelTable = {
  id: Key;
  /** Null: for every brand that takes reservations. */
  brand: string | null;
  name: string;
  storage_gb: number;
  colour: Json<Words>;
  /** The expected number of devices. */
  devices: number;
  /** The last assigned place of its queue. */
  last_place: Generated<number>;
  position: Generated<number>;
  is_open: Generated<boolean>;
};

export type DeviceReservationTable = {
  id: Key;
  slug: string;
  model_id: number;
  brand: string;
  email: string;
  name: string;
  phone: string;
  language: Language;
  state: Generated<'unconfirmed' | 'waiting' | 'held' | 'collected' | 'cancelled' | 'expired'>;
  /** In the order of confirmation, without a gap by model. */
  place: number | null;
  created_at: Timestamp;
  confirm_by: Date;
  confirmed_at: Date | null;
  hold_until: Date | null;
  ended_at: Date | null;
};

export interface ReservationTables {
  device_model: DeviceModelTable;
  device_reservation: DeviceReservationTable;
}

/** Who writes each table; all others read. */
export const reservationWriters: Writers<ReservationTables> = {
  device_model: 'commerce-reservations',
  device_reservation: 'commerce-reservations',
};
