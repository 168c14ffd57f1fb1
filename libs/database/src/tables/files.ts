import type { Key, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

/** A file that a visitor has sent. Its bytes are in the file storage. */
export type KeptFileTable = {
  id: Key;
  /** Secret: known only to its sender, until a record takes the file. */
  key: string;
  brand: string;
  kind: 'picture' | 'document' | 'table';
  /** Its random name in the storage. */
  stored_as: string;
  /** Of the stored bytes. */
  size: number;
  created_at: Timestamp;
  /** When a record took it; an untaken file is deleted after a day. */
  taken_at: Date | null;
  /** Its record no longer needs it: it is deleted. */
  released_at: Date | null;
};

export interface FileTables {
  kept_file: KeptFileTable;
}

/** Who writes each table; all others read. */
export const fileWriters: Writers<FileTables> = { kept_file: 'commerce-files' };
