import type { StaffRole } from '@shop/domain/staff';
import type { ColumnType } from 'kysely';
import type { Generated, Key, MaybeJson, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

export type StaffMemberTable = {
  id: Key;
  /** Compares without regard to case (citext). */
  login: string;
  name: string;
  password_hash: string;
  roles: ColumnType<readonly StaffRole[], readonly StaffRole[], readonly StaffRole[]>;
  created_at: Timestamp;
  /** The person has left. */
  ended_at: Generated<Date | null>;
};

export type StaffSessionTable = {
  id: Key;
  /** SHA-256 of the token. */
  token_hash: Buffer;
  staff_id: number;
  /** The office's host; the session is valid at no other one. */
  host: string;
  created_at: Timestamp;
  expires_at: Date;
  ends_at: Date;
};

/** What is known of a subject before or after an act: codes, numbers, short texts. */
export type StaffActState = Readonly<Record<string, string | number | boolean | null>>;

export type StaffActTable = {
  position: number;
  at: Date;
  who: string;
  act: string;
  subject_kind: string;
  subject_id: string;
  before: MaybeJson<StaffActState>;
  after: MaybeJson<StaffActState>;
  reason: string;
  /** Hexadecimal SHA-256, as is `hash`. */
  previous_hash: string;
  hash: string;
};

export type BalanceRequestTable = {
  id: Key;
  client_id: number;
  /** 1 addition, 2 deduction. */
  type: 1 | 2;
  amount: number;
  currency_id: number;
  reason: string;
  /** What the client reads; may be empty. */
  note: string;
  /** One request per cause. */
  cause: string;
  state: Generated<'waiting' | 'confirmed' | 'refused' | 'expired'>;
  asked_by: number;
  asked_at: Date;
  expires_at: Date;
  ended_by: Generated<number | null>;
  ended_at: Generated<Date | null>;
};

export interface StaffTables {
  staff_member: StaffMemberTable;
  staff_session: StaffSessionTable;
  staff_act: StaffActTable;
  balance_request: BalanceRequestTable;
}

/** Who writes each table; all others read. */
export const staffWriters: Writers<StaffTables> = {
  staff_member: 'commerce-staff',
  staff_session: 'commerce-staff',
  staff_act: 'commerce-staff',
  balance_request: 'commerce-staff',
};
