import type { Database } from '@shop/database';
import {
  NEWS_TOPICS,
  NEWSLETTER_TOPICS,
  type NewsletterTopic,
  type NewsTopic,
} from '@shop/domain/news-topics';

/** The topics that a client wants: all that were not refused. */
export const findTopics = async (db: Database, clientId: number): Promise<NewsTopic[]> => {
  const rows = await db
    .selectFrom('news_refusal')
    .select('topic')
    .where('client_id', '=', clientId)
    .execute();
  const refused = rows.map(({ topic }) => topic);
  return NEWS_TOPICS.filter((topic) => !refused.includes(topic));
};

/** Refuses a topic; a second refusal keeps the time of the first. */
export const refuseTopic = async (
  db: Database,
  clientId: number,
  topic: NewsTopic,
  now: Date,
): Promise<void> => {
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
  if (wanted.length > 0) {
    await db
      .deleteFrom('news_refusal')
      .where('client_id', '=', clientId)
      .where('topic', 'in', wanted)
      .execute();
  }
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
};

export { refuseTopic as endTopicOf };

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
