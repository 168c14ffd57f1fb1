import type { LetterTopic } from '@shop/contracts/content';
import type { Key, Language, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

export type LetterTable = {
  id: Key;
  brand: string;
  /** Of the form: the same letter is stored once. */
  key: string;
  language: Language;
  topic: LetterTopic;
  name: string;
  email: string;
  /** As typed; empty without one. */
  order_number: string;
  message: string;
  created_at: Timestamp;
};

export interface LetterTables {
  letter: LetterTable;
}

export const letterWriters: Writers<LetterTables> = { letter: 'commerce-content' };
