import { sql, toJson, type Database, type Schema, type Transaction } from '@shop/database';
import type { ContentNames } from '@shop/contracts/content';
import type { Insertable, Selectable } from 'kysely';

export type Topic = Selectable<Schema['content_topic']>;
export type TopicOf = Pick<Topic, 'kind' | 'key'>;

/**
 * Held by everyone who gives a page a topic, and alone by those who remove one: a topic that is removed meanwhile would
 * be refused by the database. It is taken before any page is locked.
 */
export const lockTopics = async (tx: Transaction, by: 'pages' | 'remover'): Promise<void> => {
  const key = sql`hashtext('content_topic')`;
  await (
    by === 'remover'
      ? sql`select pg_advisory_xact_lock(${key})`
      : sql`select pg_advisory_xact_lock_shared(${key})`
  ).execute(tx);
};

const topicRow = (db: Database, { kind, key }: TopicOf) =>
  db.selectFrom('content_topic').selectAll().where('kind', '=', kind).where('key', '=', key);

export const findTopic = (db: Database, of: TopicOf): Promise<Topic | undefined> =>
  topicRow(db, of).executeTakeFirst();

/** Two people who change the same topic are served one after the other. */
export const lockTopic = (tx: Transaction, of: TopicOf): Promise<Topic | undefined> =>
  topicRow(tx, of).forUpdate().executeTakeFirst();

export const upsertTopic = async (
  tx: Transaction,
  topic: Insertable<Schema['content_topic']>,
): Promise<void> => {
  const { names, position = 0 } = topic;
  await tx
    .insertInto('content_topic')
    .values(topic)
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ names, position }))
    .execute();
};

type NewTopic = TopicOf & { readonly names: ContentNames; readonly position: number };

/** False: the key is used. */
export const insertTopic = async (tx: Transaction, { names, ...topic }: NewTopic): Promise<boolean> => {
  const { numInsertedOrUpdatedRows: inserted = 0n } = await tx
    .insertInto('content_topic')
    .values({ ...topic, names: toJson(names) })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .executeTakeFirst();
  return inserted > 0n;
};

export const deleteTopic = async (tx: Transaction, { kind, key }: TopicOf): Promise<void> => {
  await tx.deleteFrom('content_topic').where('kind', '=', kind).where('key', '=', key).execute();
};

export type CountedTopic = Topic & {
  /** Published, due or ended. */
  readonly pages: number;
  readonly drafts: number;
};

/** Every topic, in the order of the shop, with the numbers of pages and drafts that name it. */
export const countTopics = async (db: Database): Promise<readonly CountedTopic[]> => {
  const { rows } = await sql<CountedTopic>`
    select topic.*,
      (select count(*)::int from content_page page where page.kind = topic.kind and page.topic = topic.key) as pages,
      (select count(*)::int from content_draft draft
        where draft.kind = topic.kind and draft.record ->> 'topic' = topic.key) as drafts
    from content_topic topic order by kind desc, position, key`.execute(db);
  return rows;
};

/** Pages and drafts of one topic name another. The version of a draft stays: nothing of its text is changed. */
export const movePages = async (tx: Transaction, { kind, key }: TopicOf, into: string): Promise<void> => {
  await tx
    .updateTable('content_page')
    .set({ topic: into })
    .where('kind', '=', kind)
    .where('topic', '=', key)
    .execute();
  await sql`update content_draft set record = jsonb_set(record, '{topic}', to_jsonb(${into}::text))
    where kind = ${kind} and record ->> 'topic' = ${key}`.execute(tx);
};
