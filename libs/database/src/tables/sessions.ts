import type { Generated, Key, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

export type VisitorSessionTable = {
  id: Key;
  /** SHA-256 of the token: read access to this table does not allow acting for a visitor. */
  token_hash: Buffer;
  brand: string;
  client_id: number | null;
  is_remembered: Generated<boolean>;
  created_at: Timestamp;
  /** The idle end: moved by visits, never later than `ends_at`. */
  expires_at: Date;
  ends_at: Date;
  /** Of the login, as `Firefox` and `Android`; null if unknown. */
  browser: string | null;
  system: string | null;
  /** The shortened network address of the login: `84.15.12.*`. */
  place: string | null;
  /** The last visit, as often as visits are stored. */
  seen_at: Timestamp;
};

export interface SessionTables {
  visitor_session: VisitorSessionTable;
}

/** Who writes each table; all others read. */
export const sessionWriters: Writers<SessionTables> = {
  visitor_session: 'commerce-accounts',
};
