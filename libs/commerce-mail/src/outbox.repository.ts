import { sql, toJson, type Database } from '@shop/database';
import type { NewMail } from './mail.port.ts';
import type { RenderedMail } from './render-mail.tsx';

/** Mails that wait, and those that were delivered. */
export const createOutbox = (db: Database) => ({
  /** The new mail's id; undefined when its cause has a mail already. */
  insert: async (tx: Database, mail: NewMail): Promise<number | undefined> => {
    const row = await tx
      .insertInto('mail_outbox')
      .values({
        unique_key: mail.uniqueKey,
        brand_key: mail.brand,
        language: mail.language,
        recipient: mail.to,
        template: mail.template,
        data: toJson(mail.data),
      })
      .onConflict((conflict) => conflict.column('unique_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  },

  /** Locks a waiting mail until the transaction ends; skips one that another worker has locked. */
  lockWaiting: (tx: Database, id: number) =>
    tx
      .selectFrom('mail_outbox')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .forUpdate()
      .skipLocked()
      .executeTakeFirst(),

  markSent: (tx: Database, id: number, { subject, html, plain }: RenderedMail, now: Date) =>
    tx
      .updateTable('mail_outbox')
      .set({ state: 'sent', subject, html, plain, sent_at: now, last_error: null })
      .set('attempts', sql`attempts + 1`)
      .where('id', '=', id)
      .execute(),

  /** A mail that is given up is never tried again. */
  noteFailure: (id: number, error: string, isGivenUp: boolean) =>
    db
      .updateTable('mail_outbox')
      .set({ last_error: error.slice(0, 500), ...(isGivenUp && { state: 'failed' as const }) })
      .set('attempts', sql`attempts + 1`)
      .where('id', '=', id)
      .execute(),

  /**
   * Mails that still wait because their job was lost or their delivery failed. Those with the fewest failures come
   * first, so that failing mails do not delay the others.
   */
  waitingSince: async (before: Date): Promise<number[]> => {
    const rows = await db
      .selectFrom('mail_outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .where('created_at', '<', before)
      .orderBy('attempts')
      .orderBy('id')
      .limit(100)
      .execute();
    return rows.map(({ id }) => id);
  },

  newest: (limit: number, recipient: string | undefined) =>
    db
      .selectFrom('mail_outbox')
      .select(['id', 'brand_key', 'language', 'recipient', 'subject', 'sent_at', 'template'])
      .where('state', '=', 'sent')
      .where((eb) => (recipient === undefined ? eb.lit(true) : eb('recipient', '=', recipient)))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),

  find: (id: number) =>
    db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'sent')
      .executeTakeFirst(),
});

export type Outbox = ReturnType<typeof createOutbox>;
