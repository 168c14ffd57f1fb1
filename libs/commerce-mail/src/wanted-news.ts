import type { Database } from '@shop/database';
import { mayMailNews, type NewsTopic } from '@shop/domain/news-topics';

/** Whom news are for, and what they are about. */
export type NewsOf = { readonly clientId: number; readonly topic: NewsTopic };

/** Whether the client wants news of that topic now. */
export const isWantedNews = async (db: Database, { clientId, topic }: NewsOf): Promise<boolean> => {
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
