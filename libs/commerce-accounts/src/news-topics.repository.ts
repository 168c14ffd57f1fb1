import { sql, type Columns, type Database } from '@shop/database';
import {
  ASKED_TOPICS,
  isAskedTopic,
  NEWS_TOPICS,
  NEWSLETTER_TOPICS,
  wantedTopics,
  type AskedTopic,
  type NewsletterTopic,
  type NewsTopic,
} from '@shop/domain/news-topics';

type TopicRow = Columns<'news_refusal', { topic: 'topic' }> & { readonly agreed: boolean };

export const findTopics = async (db: Database, clientId: number): Promise<NewsTopic[]> => {
  const { rows } = await sql<TopicRow>`/* prepared */
    select topic, true as agreed from news_agreement where client_id = ${clientId}
    union all select topic, false from news_refusal where client_id = ${clientId}`.execute(db);
  const topicsThat = (areAgreed: boolean) =>
    rows.filter(({ agreed }) => agreed === areAgreed).map(({ topic }) => topic);
  return wantedTopics({ refused: topicsThat(false), agreed: topicsThat(true) });
};

/** Keeps the time of the first tick. */
const agreeTo = async (db: Database, clientId: number, topic: AskedTopic, now: Date): Promise<void> => {
  await db
    .insertInto('news_agreement')
    .values({ client_id: clientId, topic, agreed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The end of all news ends what was ticked apart: later news do not bring it back. */
export const endAgreements = async (
  db: Database,
  clientId: number,
  topics: readonly AskedTopic[] = ASKED_TOPICS,
): Promise<void> => {
  await db
    .deleteFrom('news_agreement')
    .where('client_id', '=', clientId)
    .where('topic', 'in', [...topics])
    .execute();
};

/** Refuses a topic; a second refusal keeps the time of the first. */
export const refuseTopic = async (
  db: Database,
  clientId: number,
  topic: NewsTopic,
  now: Date,
): Promise<void> => {
  if (isAskedTopic(topic)) return endAgreements(db, clientId, [topic]);
  await db
    .insertInto('news_refusal')
    .values({ client_id: clientId, topic, refused_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Keeps the choice of the whole list. */
export const saveTopics = async (
  db: Database,
  clientId: number,
  wanted: readonly NewsTopic[],
  now: Date,
): Promise<void> => {
  const again = wanted.flatMap((topic) => (isAskedTopic(topic) ? [] : topic));
  if (again.length > 0) {
    await db
      .deleteFrom('news_refusal')
      .where('client_id', '=', clientId)
      .where('topic', 'in', again)
      .execute();
  }
  for (const topic of wanted) if (isAskedTopic(topic)) await agreeTo(db, clientId, topic, now);
  for (const topic of NEWS_TOPICS) {
    if (!wanted.includes(topic)) await refuseTopic(db, clientId, topic, now);
  }
};

const setSubscribed = (db: Database, clientId: number, isSubscribed: boolean, now: Date) =>
  db
    .updateTable('client')
    .set({ is_subscribed: isSubscribed, updated_at: now })
    .where('id', '=', clientId)
    .execute();

/** News of these topics of the newsletter begin; other topics of a client who had no news are refused. */
export const beginNewsOf = async (
  db: Database,
  clientId: number,
  topics: readonly NewsletterTopic[],
  now: Date,
): Promise<void> => {
  const client = await db
    .selectFrom('client')
    .select('is_subscribed')
    .where('id', '=', clientId)
    .executeTakeFirst();
  if (!client) return;
  const kept = client.is_subscribed ? await findTopics(db, clientId) : [];
  const alerts = (await findTopics(db, clientId)).filter(
    (topic) => !NEWSLETTER_TOPICS.some((known) => known === topic),
  );
  await saveTopics(db, clientId, [...new Set<NewsTopic>([...topics, ...kept, ...alerts])], now);
  await setSubscribed(db, clientId, true, now);
};

export const endNewsOf = async (db: Database, clientId: number, now: Date): Promise<void> => {
  await setSubscribed(db, clientId, false, now);
  await endAgreements(db, clientId);
};

export { refuseTopic as endTopicOf };

/**
 * After a complaint: every topic ends, also those that were asked for apart, for all accounts with the address, confirmed or
 * not. The ids of these clients.
 */
export const endAllNewsOf = async (db: Database, email: string, now: Date): Promise<number[]> => {
  const clients = await db
    .selectFrom('client')
    .select('id')
    .where('email', '=', email)
    .where('erased_at', 'is', null)
    .execute();
  for (const { id } of clients) {
    await endNewsOf(db, id, now);
    for (const topic of NEWS_TOPICS) await refuseTopic(db, id, topic, now);
  }
  return clients.map(({ id }) => id);
};

/** A confirmed address that was subscribed before it had an account: the account goes on with its topics. */
export const joinNewsletter = async (db: Database, clientId: number, now: Date): Promise<void> => {
  const subscriber = await db
    .selectFrom('newsletter_subscriber')
    .innerJoin('client', (join) =>
      join
        .onRef('client.brand', '=', 'newsletter_subscriber.brand')
        .onRef('client.email', '=', 'newsletter_subscriber.email'),
    )
    .select('newsletter_subscriber.topics')
    .where('client.id', '=', clientId)
    .where('newsletter_subscriber.state', '=', 'confirmed')
    .executeTakeFirst();
  if (subscriber) await beginNewsOf(db, clientId, subscriber.topics, now);
};
