import { sql, toJson, type Columns, type Database, type Transaction } from '@shop/database';
import type { NewsletterTopic } from '@shop/domain/news-topics';
import type { Selectable } from 'kysely';
import type { Schema } from '@shop/database';
import type { IssueFile } from './issue-file.ts';

export type Issue = Selectable<Schema['newsletter_issue']>;

/** Undefined where the brand has an issue of this key: it is sent once. */
export const insertIssue = (
  db: Database,
  { brand, issue, now }: { brand: string; issue: IssueFile; now: Date },
): Promise<{ id: number } | undefined> =>
  db
    .insertInto('newsletter_issue')
    .values({
      ...{ brand, key: issue.key, topic: issue.topic, texts: toJson({ ...issue.texts }) },
      ...{ queued_at: now, finished_at: null },
    })
    .onConflict((conflict) => conflict.columns(['brand', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();

export const findIssues = (db: Database): Promise<Issue[]> =>
  db.selectFrom('newsletter_issue').selectAll().orderBy('id', 'desc').limit(50).execute();

export const findUnfinished = async (db: Database): Promise<readonly number[]> =>
  (
    await db
      .selectFrom('newsletter_issue')
      .select('id')
      .where('finished_at', 'is', null)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/** Locked until the transaction ends: a batch is written by one process. Undefined for a finished one. */
export const lockIssue = (tx: Transaction, id: number): Promise<Issue | undefined> =>
  tx
    .selectFrom('newsletter_issue')
    .selectAll()
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

type Next = { readonly brand: string; readonly topic: NewsletterTopic; readonly limit: number };

export type ReaderClient = Columns<'client', { id: 'id'; email: 'email'; languageId: 'language_id' }>;

/** Subscribed clients with a confirmed address, after the last one. */
export const nextClients = async (
  tx: Transaction,
  { brand, topic, limit, after }: Next & { after: number },
): Promise<readonly ReaderClient[]> => {
  const { rows } = await sql<ReaderClient>`
    select id, email, language_id as "languageId" from client
    where brand = ${brand} and id > ${after} and is_subscribed and erased_at is null
      and email_confirmed_at is not null
      and not exists (
        select from news_refusal refusal where refusal.client_id = client.id and refusal.topic = ${topic})
    order by id limit ${limit}`.execute(tx);
  return rows;
};

export type ReaderSubscriber = Columns<
  'newsletter_subscriber',
  { id: 'id'; email: 'email'; language: 'language' }
>;

/** Confirmed addresses of the topic after the last one; those of clients have the account's subscription. */
export const nextSubscribers = async (
  tx: Transaction,
  { brand, topic, limit, after }: Next & { after: number },
): Promise<readonly ReaderSubscriber[]> => {
  const { rows } = await sql<ReaderSubscriber>`
    select id, email, language from newsletter_subscriber subscriber
    where brand = ${brand} and id > ${after} and state = 'confirmed' and ${topic} = any(topics)
      and not exists (
        select from client where client.brand = subscriber.brand and client.email = subscriber.email
          and client.email_confirmed_at is not null and client.erased_at is null)
    order by id limit ${limit}`.execute(tx);
  return rows;
};

type Moved = { readonly client: number; readonly subscriber: number; readonly mails: number };

export const moveCursor = (tx: Transaction, id: number, { client, subscriber, mails }: Moved) =>
  tx
    .updateTable('newsletter_issue')
    .set({ last_client: client, last_subscriber: subscriber })
    .set('mails', sql<number>`mails + ${mails}`)
    .where('id', '=', id)
    .execute();

export const finishIssue = (tx: Transaction, id: number, now: Date) =>
  tx.updateTable('newsletter_issue').set({ finished_at: now }).where('id', '=', id).execute();
