import type { Writers } from '../writers.ts';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Generated, Key, Timestamp } from '../columns.ts';

type MaybeStamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** One person at one brand; the e-mail compares without regard to case (citext). */
export type ClientTable = {
  id: Key;
  brand: string;
  email: string;
  /** Null: imported from an older shop and without a password. */
  password_hash: string | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
  phone_number: Generated<string>;
  country_id: number;
  language_id: Key;
  currency_id: Key;
  is_pro: Generated<boolean>;
  tier: ColumnType<string | null, string | null | undefined, string | null>;
  suite_number: GeneratedAlways<string>;
  can_view_translations: Generated<boolean>;
  is_subscribed: Generated<boolean>;
  delivery_terms_accepted_at: MaybeStamp;
  created_at: Timestamp;
  updated_at: Timestamp;
  last_login_at: MaybeStamp;
};

export type ClientAddressTable = {
  id: Key;
  client_id: number;
  first_name: string;
  last_name: string;
  first_address: string;
  city: string;
  zip: string;
  phone_number: string;
  country_id: number;
  /** At most one of a client, by an index. */
  is_main: Generated<boolean>;
  created_at: Timestamp;
};

export type PasswordResetTable = {
  id: Key;
  client_id: number;
  token_hash: Buffer;
  created_at: Timestamp;
  expires_at: Date;
  used_at: MaybeStamp;
};

/** Counts of tries per key; see accounts.limits.ts. */
export type AttemptLimitTable = {
  key: string;
  window_started_at: Date;
  hits: number;
  strikes: Generated<number>;
  blocked_until: MaybeStamp;
};

export type FamiliarPlaceTable = {
  client_id: number;
  place_hash: Buffer;
  seen_at: Timestamp;
};

export interface AccountTables {
  client: ClientTable;
  client_address: ClientAddressTable;
  password_reset: PasswordResetTable;
  attempt_limit: AttemptLimitTable;
  familiar_place: FamiliarPlaceTable;
}

/** Who writes each table; all others read. */
export const accountWriters: Writers<AccountTables> = {
  client: 'commerce-accounts',
  client_address: 'commerce-accounts',
  password_reset: 'commerce-accounts',
  attempt_limit: 'commerce-kit',
  familiar_place: 'commerce-accounts',
};
