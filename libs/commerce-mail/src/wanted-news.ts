import type { Database, NewsOf } from '@shop/database';
import { mayMailNews, type NewsTopic } from '@shop/domain/news-topics';

export type { NewsOf } from '@shop/database';

/** Whether the recipient wants news of that topic now, and mails to the address do not come back. */
export const isWantedNews = async (db: Database, news: NewsOf, recipient: string): Promise<boolean> => {
  if (await isStopped(db, recipient)) return false;
  if (news.clientId !== undefined) return isWantedByClient(db, news.clientId, news.topic);
  return news.subscriberId !== undefined && isWantedBySubscriber(db, news.subscriberId, news.topic);
};

const isStopped = async (db: Database, email: string): Promise<boolean> => {
  const stop = await db
    .selectFrom('mail_stop')
    .select('reason')
    .where('email', '=', email)
    .executeTakeFirst();
  return stop !== undefined;
};

const isWantedByClient = async (db: Database, clientId: number, topic: NewsTopic): Promise<boolean> => {
  const client = await db
    .selectFrom('client')
    .select('is_subscribed')
    .where('id', '=', clientId)
    .executeTakeFirst();
  if (!client) return false;
  const refusals = await db
    .selectFrom('news_refusal')
    .select('topic')
    .where('client_id', '=', clientId)
    .execute();
  return mayMailNews(topic, {
    isSubscribed: client.is_subscribed,
    refused: refusals.map((refusal) => refusal.topic),
  });
};

const isWantedBySubscriber = async (db: Database, id: number, topic: NewsTopic): Promise<boolean> => {
  const subscriber = await db
    .selectFrom('newsletter_subscriber')
    .select(['state', 'topics'])
    .where('id', '=', id)
    .executeTakeFirst();
  return subscriber?.state === 'confirmed' && subscriber.topics.some((wanted) => wanted === topic);
};
