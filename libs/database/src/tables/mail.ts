import type { Generated, Json, Key, Language, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

export interface MailTables {
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
  };
}

/** Who writes each table; all others read. */
export const mailWriters: Writers<MailTables> = {
  mail_outbox: 'commerce-mail',
};
