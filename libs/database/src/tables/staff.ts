import type { StaffRole } from '@shop/domain/staff';
import type { ColumnType } from 'kysely';
import type { Generated, Json, Key, Language, MaybeJson, Timestamp } from '../columns.ts';
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

/** The key of a person's authenticator app. */
export type StaffTotpTable = {
  staff_id: number;
  sealed_secret: Buffer;
  /** The newest time step whose code was used. */
  last_step: Generated<number>;
  created_at: Timestamp;
};

/** A code for a lost app; it is deleted by its use. */
export type StaffRecoveryCodeTable = { staff_id: number; code_hash: Buffer };

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

/** Work of a queue that a person does: others leave it alone. */
export type TakenWorkTable = { kind: 'quote'; rel_id: number; staff_id: number; taken_at: Date };

/** A text of a file of translations: as the file has it, and as the shop had it when the file was read. */
export type ImportedText = {
  readonly key: string;
  readonly source: string;
  readonly target: string;
  /** The changed text; null: the compiled one was shown. */
  readonly was: string | null;
  /** Why its placeholders cannot be read. */
  readonly broken: string | null;
};

export type TextImportTable = {
  key: string;
  staff_id: number;
  locale: Language;
  source_locale: Language;
  /** Null: its texts are for all brands. */
  brand_key: Generated<string | null>;
  units: Json<readonly ImportedText[]>;
  accepted_at: Generated<Date | null>;
  created_at: Timestamp;
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
  staff_totp: StaffTotpTable;
  staff_recovery_code: StaffRecoveryCodeTable;
  staff_act: StaffActTable;
  balance_request: BalanceRequestTable;
  taken_work: TakenWorkTable;
  text_import: TextImportTable;
}

/** Who writes each table; all others read. */
export const staffWriters: Writers<StaffTables> = {
  staff_member: 'commerce-staff',
  staff_session: 'commerce-staff',
  staff_totp: 'commerce-staff',
  staff_recovery_code: 'commerce-staff',
  staff_act: 'commerce-staff',
  balance_request: 'commerce-staff',
  taken_work: 'commerce-office',
  text_import: 'commerce-texts',
};
