import type { CompanyRole } from '@shop/domain/company-people';
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

/** A company, and what was agreed with it. Its people are clients. */
export type ProAccountTable = {
  id: Key;
  brand: string;
  /** Of its discount; the clients who order for it have a copy. */
  tier: string | null;
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

/** A client is of one company at most. */
export type ProMemberTable = {
  client_id: number;
  company_id: number;
  role: CompanyRole;
  since: Date;
};

/** It is deleted when it is accepted or taken back. */
export type ProInvitationTable = {
  id: Key;
  company_id: number;
  /** In lower case. */
  email: string;
  role: CompanyRole;
  token_hash: Buffer;
  invited_by: number;
  created_at: Date;
  expires_at: Date;
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
  pro_member: ProMemberTable;
  pro_invitation: ProInvitationTable;
  delivery_terms: DeliveryTermsTable;
  delivery_terms_acceptance: DeliveryTermsAcceptanceTable;
}

/** Who writes each table; all others read. */
export const proWriters: Writers<ProTables> = {
  pro_application: 'commerce-pro',
  pro_account: 'commerce-pro',
  pro_member: 'commerce-pro',
  pro_invitation: 'commerce-pro',
  delivery_terms: 'database',
  delivery_terms_acceptance: 'commerce-pro',
};
