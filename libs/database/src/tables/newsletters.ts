import type { NewsletterTopic } from '@shop/domain/news-topics';
import type { Generated, Json, Key, Language } from '../columns.ts';
import type { Writers } from '../writers.ts';

/** An address without an account that asked for news. A client's subscription is in `client` and `news_refusal`. */
export type NewsletterSubscriberTable = {
  id: Key;
  brand: string;
  email: string;
  language: Language;
  country_id: number;
  topics: NewsletterTopic[];
  state: 'asked' | 'confirmed' | 'ended';
  /** Of the mailed link; null once it is used. */
  token_hash: Buffer | null;
  /** The version of the text that the person agreed to. */
  consent_text: string;
  asked_at: Date;
  expires_at: Date;
  confirmed_at: Date | null;
  ended_at: Date | null;
};

type IssueText = { readonly subject: string; readonly blocks: readonly object[] };

/** An issue, and how far its sending is. */
export type NewsletterIssueTable = {
  id: Key;
  brand: string;
  /** What staff name it by: a key is sent once. */
  key: string;
  topic: NewsletterTopic;
  texts: Json<Readonly<Record<string, IssueText>>>;
  queued_at: Date;
  /** The last client and the last subscriber whose mail is written. */
  last_client: Generated<number>;
  last_subscriber: Generated<number>;
  mails: Generated<number>;
  finished_at: Date | null;
};

export interface NewsletterTables {
  newsletter_subscriber: NewsletterSubscriberTable;
  newsletter_issue: NewsletterIssueTable;
}

/** Who writes each table; all others read. */
export const newsletterWriters: Writers<NewsletterTables> = {
  newsletter_subscriber: 'commerce-newsletters',
  newsletter_issue: 'commerce-newsletters',
};
