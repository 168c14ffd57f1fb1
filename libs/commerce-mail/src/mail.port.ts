import type { Database } from '@shop/database';
import type { Locale } from '@shop/commerce-kit/shop-brand';
import type { NewsOf } from './wanted-news.ts';
import type { MailData, MailTemplate } from './mail.templates.ts';

export type NewMail<Template extends MailTemplate = MailTemplate> = {
  brand: string;
  language: Locale;
  to: string;
  template: Template;
  data: MailData[Template];
  /** Identifies the cause: a second mail of the same cause is not written. */
  uniqueKey: string;
  /** Of news: they are written only while the client wants their topic. */
  news?: NewsOf;
  /** When its links end; its text is deleted then. */
  linksExpireAt?: Date;
};

/** Mails that were given up. */
export type MailRetries = {
  /** Delivers a mail that was given up, with all its attempts anew; false for one that was not, or has no text left. */
  readonly retryFailed: (mail: { readonly id: number }, tx: Database) => Promise<boolean>;
};

/** Writes a mail in the transaction that causes it: neither exists without the other. */
export type MailPort = {
  enqueue: <Template extends MailTemplate>(tx: Database, mail: NewMail<Template>) => Promise<void>;
};
