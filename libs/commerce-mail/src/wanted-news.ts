import { sql, type Database, type NewsOf } from '@shop/database';
import { mayMailNews, NEWS_TOPICS, wantedTopics, type NewsTopic } from '@shop/domain/news-topics';
import { findStop } from '@shop/commerce-mail-reports';
import { isOfKind } from './mail-kinds.ts';

export type { NewsOf } from '@shop/database';

/** Whether the recipient wants news of that topic now, and mails to the address do not come back. */
export const isWantedNews = async (db: Database, news: NewsOf, recipient: string): Promise<boolean> => {
  if (await findStop(db, recipient)) return false;
  if (news.cart && !(await isLeftBehind(db, news.cart))) return false;
  if (news.clientId !== undefined) return isWantedByClient(db, news.clientId, news.topic);
  return news.subscriberId !== undefined && isWantedBySubscriber(db, news.subscriberId, news.topic);
};

/**
 * Whether a mail must not go to a stopped address. Mails about orders, reservations and accounts are always tried: the law
 * requires some of them, and a login needs the others. After a bounce receipts of letters stop with the news.
 */
export const isStopped = async (db: Database, template: string, recipient: string): Promise<boolean> => {
  const isNews = isOfKind(template, 'news');
  if (!isNews && !isOfKind(template, 'letter')) return false;
  const stop = await findStop(db, recipient);
  return stop !== undefined && (isNews || stop.reason === 'bounce');
};

/** False once the cart was emptied or ordered from, also while the mail waited for the morning. */
const isLeftBehind = async (db: Database, { id, at }: NonNullable<NewsOf['cart']>): Promise<boolean> => {
  const { rows } = await sql<{ isLeft: boolean }>`
    select exists (select from cart_line line
        where line.cart_id = cart.id and line.removed_at is null and line.added_at <= ${at}::timestamptz)
      and not exists (select from quote placed join client on client.id = cart.client_id
        where placed.kind = 'marketplace' and placed.brand = cart.brand and placed.created_at >= ${at}::timestamptz
          and (placed.client_id = client.id or lower(placed.email) = lower(client.email))) as "isLeft"
    from cart where cart.id = ${id}`.execute(db);
  return rows[0]?.isLeft ?? false;
};

const isWantedByClient = async (db: Database, clientId: number, topic: NewsTopic): Promise<boolean> => {
  const client = await db
    .selectFrom('client')
    .select('is_subscribed')
    .where('id', '=', clientId)
    .executeTakeFirst();
  if (!client) return false;
  const topicsIn = async (table: 'news_refusal' | 'news_agreement'): Promise<NewsTopic[]> => {
    const rows = await db.selectFrom(table).select('topic').where('client_id', '=', clientId).execute();
    return rows.map((row) => row.topic);
  };
  const wanted = wantedTopics({
    refused: await topicsIn('news_refusal'),
    agreed: await topicsIn('news_agreement'),
  });
  const refused = NEWS_TOPICS.filter((known) => !wanted.includes(known));
  return mayMailNews(topic, { isSubscribed: client.is_subscribed, refused });
};

const isWantedBySubscriber = async (db: Database, id: number, topic: NewsTopic): Promise<boolean> => {
  const subscriber = await db
    .selectFrom('newsletter_subscriber')
    .select(['state', 'topics'])
    .where('id', '=', id)
    .executeTakeFirst();
  return subscriber?.state === 'confirmed' && subscriber.topics.some((wanted) => wanted === topic);
};
