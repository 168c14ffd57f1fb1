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

/** The deposit of a brand's campaign; a brand without a row asks for none. */
export type DeviceDepositTable = { brand: string; amount: number; currency_id: number };

export type DeviceReservationTable = {
  id: Key;
  slug: string;
  model_id: number;
  brand: string;
  email: string;
  name: string;
  phone: string;
  language: Language;
  state: Generated<'unconfirmed' | 'paying' | 'waiting' | 'held' | 'collected' | 'cancelled' | 'expired'>;
  /** In the order of confirmation, without a gap by model. */
  place: number | null;
  created_at: Timestamp;
  confirm_by: Date;
  confirmed_at: Date | null;
  hold_until: Date | null;
  ended_at: Date | null;
  /** As the brand asked for it when the device was reserved; null for none. */
  deposit: number | null;
  deposit_currency_id: number | null;
  /** `owed`: the reservation is over and the money is still here; `returning`: the provider was asked. */
  deposit_state: 'due' | 'paid' | 'owed' | 'returning' | 'returned' | null;
  /** The end of the time to pay the deposit. */
  pay_by: Date | null;
};

export interface ReservationTables {
  device_deposit: DeviceDepositTable;
  device_model: DeviceModelTable;
  device_reservation: DeviceReservationTable;
}

/** Who writes each table; all others read. */
export const reservationWriters: Writers<ReservationTables> = {
  device_deposit: 'commerce-reservations',
  device_model: 'commerce-reservations',
  device_reservation: 'commerce-reservations',
};
