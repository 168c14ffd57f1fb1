import type { Database } from '@shop/database';
import { NEWS_TOPICS, type NewsTopic } from '@shop/domain/news-topics';

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
