import type { AskedTopic, NewsTopic } from '@shop/domain/news-topics';
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
  created_at: Timestamp;
  updated_at: Timestamp;
  last_login_at: MaybeStamp;
  /** Null: whether mails reach the client is not known yet. */
  email_confirmed_at: MaybeStamp;
  /** When the person was removed; the row stays for what bookkeeping refers to. */
  erased_at: MaybeStamp;
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

/** An address that waits for its mailed link, and, where the address is changed, for that of the old one. */
export type EmailChangeTable = {
  id: Key;
  client_id: number;
  new_email: string;
  old_token_hash: Buffer | null;
  new_token_hash: Buffer;
  old_confirmed_at: MaybeStamp;
  new_confirmed_at: MaybeStamp;
  created_at: Timestamp;
  expires_at: Date;
  /** When it took effect, or when a later one took its place. */
  ended_at: MaybeStamp;
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

/** A kind of news that a client does not want. */
export type NewsRefusalTable = {
  client_id: number;
  topic: Exclude<NewsTopic, AskedTopic>;
  refused_at: Date;
};

/** A kind of news that is off until the client ticks it. */
export type NewsAgreementTable = { client_id: number; topic: AskedTopic; agreed_at: Date };

export interface AccountTables {
  client: ClientTable;
  client_address: ClientAddressTable;
  password_reset: PasswordResetTable;
  email_change: EmailChangeTable;
  attempt_limit: AttemptLimitTable;
  familiar_place: FamiliarPlaceTable;
  news_refusal: NewsRefusalTable;
  news_agreement: NewsAgreementTable;
}

/** Who writes each table; all others read. */
export const accountWriters: Writers<AccountTables> = {
  client: 'commerce-accounts',
  client_address: 'commerce-accounts',
  password_reset: 'commerce-accounts',
  email_change: 'commerce-accounts',
  attempt_limit: 'commerce-kit',
  familiar_place: 'commerce-accounts',
  news_refusal: 'commerce-accounts',
  news_agreement: 'commerce-accounts',
};
