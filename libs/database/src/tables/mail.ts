import type { NewsTopic } from '@shop/domain/news-topics';
import type { Generated, Json, Key, Language, MaybeJson, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

/** Whom a mail of news is for, and what it is about: a client, or a subscriber without an account. */
export type NewsOf = {
  readonly topic: NewsTopic;
  readonly clientId?: number;
  readonly subscriberId?: number;
  /** Of a reminder: the cart, and when the mail was written. Wanted while the cart is still left behind. */
  readonly cart?: { readonly id: number; readonly at: string };
};

export interface MailTables {
  /**
   * Addresses that get no news. `bounce`: a mail came back for good. `soft_bounces`: several mails could not be
   * delivered. `complaint`: the owner complained.
   */
  mail_stop: {
    email: string;
    reason: 'bounce' | 'soft_bounces' | 'complaint';
    detail: string;
    reported_at: Date;
  };

  /** What mail servers reported about delivered mails: each mail once a kind. */
  mail_report: {
    mail_id: number;
    kind: 'hard_bounce' | 'soft_bounce' | 'complaint';
    email: string;
    /** As `5.1.1` (RFC 3463); empty without one. */
    status: string;
    mailed_at: Date;
    reported_at: Date;
    /** The address was confirmed afterwards: the report no longer counts. */
    lifted_at: Date | null;
  };

  mail_outbox: {
    id: Key;
    unique_key: string;
    brand_key: string;
    language: Language;
    recipient: string;
    template: string;
    data: Json<object>;
    state: Generated<'waiting' | 'sent' | 'failed'>;
    attempts: Generated<number>;
    next_try_at: Timestamp;
    last_error: string | null;
    subject: string | null;
    html: string | null;
    plain: string | null;
    created_at: Timestamp;
    sent_at: Date | null;
    /** Null: the mail has no link that ends, or its text is deleted. */
    links_expire_at: Date | null;
    /** Null: not news. They are delivered only while they are wanted. */
    news: MaybeJson<NewsOf>;
  };
}

/** Who writes each table; all others read. */
export const mailWriters: Writers<MailTables> = {
  mail_outbox: 'commerce-mail',
  mail_stop: 'commerce-mail-reports',
  mail_report: 'commerce-mail-reports',
};
