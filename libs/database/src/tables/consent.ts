import type { Key, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

export type ConsentRecordTable = {
  id: Key;
  brand: string;
  /** Random, from the browser's cookie: the choices of one browser have the same. */
  choice: string;
  version: number;
  preferences: boolean;
  statistics: boolean;
  marketing: boolean;
  created_at: Timestamp;
};

export interface ConsentTables {
  consent_record: ConsentRecordTable;
}

export const consentWriters: Writers<ConsentTables> = { consent_record: 'commerce-privacy' };
