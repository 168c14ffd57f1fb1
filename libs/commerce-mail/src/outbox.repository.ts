import type { Selectable } from 'kysely';
import { sql, toJson, type Database, type Schema } from '@shop/database';
import type { NewMail } from './mail.port.ts';
import type { RenderedMail } from './render-mail.tsx';

export type WaitingMail = Selectable<Schema['mail_outbox']>;

/** One attempt at delivering a mail, identified by the number of attempts before it. */
export type DeliveryAttempt = Readonly<Pick<WaitingMail, 'id' | 'attempts'>>;

const LONGEST_ERROR = 500;

const failed = (error: string) => ({
  last_error: error.slice(0, LONGEST_ERROR),
  attempts: sql<number>`attempts + 1`,
});

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
        links_expire_at: mail.linksExpireAt ?? null,
        news: mail.news ? toJson(mail.news) : null,
      })
      .onConflict((conflict) => conflict.column('unique_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  },

  /**
   * Locks the mail of an attempt until the transaction ends. Skips one that another worker has locked, and an attempt
   * that was made already.
   */
  lockWaiting: (tx: Database, { id, attempts }: DeliveryAttempt): Promise<WaitingMail | undefined> =>
    tx
      .selectFrom('mail_outbox')
      .selectAll()
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('state', '=', 'waiting')
      .forUpdate()
      .skipLocked()
      .executeTakeFirst(),

  markSent: (tx: Database, id: number, { subject, html, plain }: RenderedMail, now: Date) =>
    tx
      .updateTable('mail_outbox')
      .set({ state: 'sent', subject, html, plain, sent_at: now, last_error: null })
      .set('attempts', sql<number>`attempts + 1`)
      .where('id', '=', id)
      .execute(),

  /** The attempt failed; the next one has a time. */
  postpone: (tx: Database, id: number, error: string, nextTryAt: Date) =>
    tx
      .updateTable('mail_outbox')
      .set({ ...failed(error), next_try_at: nextTryAt })
      .where('id', '=', id)
      .execute(),

  /** Quiet hours: the same attempt is made at their end. */
  hold: (tx: Database, id: number, until: Date) =>
    tx.updateTable('mail_outbox').set({ next_try_at: until }).where('id', '=', id).execute(),

  /** News that are no longer wanted: nothing is sent, and nothing is kept of them. */
  drop: (tx: Database, id: number) => tx.deleteFrom('mail_outbox').where('id', '=', id).execute(),

  /** The attempt failed; the mail is never tried again. */
  giveUp: (tx: Database, id: number, error: string) =>
    tx
      .updateTable('mail_outbox')
      .set({ ...failed(error), state: 'failed' })
      .where('id', '=', id)
      .execute(),

  /**
   * Puts a mail back that was given up, with all attempts before it. False for one that was not given up, or whose text
   * is deleted because its links have ended.
   */
  putBack: async (tx: Database, id: number, now: Date): Promise<boolean> => {
    const row = await tx
      .updateTable('mail_outbox')
      .set({ state: 'waiting', attempts: 0, next_try_at: now })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .where('recipient', '<>', '')
      .where(sql<boolean>`data <> '{}'::jsonb`)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /**
   * The next attempts of mails that were due before a moment and still wait, because their job was lost. Those with the
   * fewest failures come first, so that failing mails do not delay the others.
   */
  dueBefore: (moment: Date): Promise<DeliveryAttempt[]> =>
    db
      .selectFrom('mail_outbox')
      .select(['id', 'attempts'])
      .where('state', '=', 'waiting')
      .where('next_try_at', '<', moment)
      .orderBy('attempts')
      .orderBy('id')
      .limit(100)
      .execute(),

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
