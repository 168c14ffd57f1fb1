import type { Generated, Json, Key, Language, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

/** A client asks for a business account. */
export type ProApplicationTable = {
  id: Key;
  client_id: number;
  brand: string;
  language: Language;
  state: Generated<'asked' | 'approved' | 'declined'>;
  company: string;
  register_code: string;
  vat_number: string | null;
  /** What the register of VAT numbers said; null without a number. */
  vat_check: 'registered' | 'not_checked' | null;
  country_id: number;
  note: Generated<string>;
  /** Why it was declined, in the words of staff. */
  reason: string | null;
  decided_by: string | null;
  created_at: Timestamp;
  decided_at: Date | null;
};

/** What was agreed with a business client. The tier of its discount is the client's own column. */
export type ProAccountTable = {
  client_id: number;
  company: string;
  register_code: string;
  vat_number: string | null;
  country_id: number;
  /** In the brand's currency. */
  credit_limit: Generated<number>;
  due_days: Generated<number>;
  since: Date;
  updated_at: Date;
};

/** The newest version is the one that is in force. */
export type DeliveryTermsTable = {
  version: number;
  /** Paragraphs by language. */
  texts: Json<Readonly<Record<Language, readonly string[]>>>;
  published_at: Timestamp;
};

export type DeliveryTermsAcceptanceTable = {
  client_id: number;
  version: number;
  /** Of the person, as typed. */
  name: string;
  accepted_at: Date;
};

export interface ProTables {
  pro_application: ProApplicationTable;
  pro_account: ProAccountTable;
  delivery_terms: DeliveryTermsTable;
  delivery_terms_acceptance: DeliveryTermsAcceptanceTable;
}

/** Who writes each table; all others read. */
export const proWriters: Writers<ProTables> = {
  pro_application: 'commerce-pro',
  pro_account: 'commerce-pro',
  delivery_terms: 'database',
  delivery_terms_acceptance: 'commerce-pro',
};
