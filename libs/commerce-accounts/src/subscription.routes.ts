import { authContract, ownAccountContract, type NewsAnswer } from '@shop/contracts/auth';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Module } from '@shop/commerce-kit/module';
import { findStop } from '@shop/commerce-mail-reports';
import type { Database } from '@shop/database';
import { endAgreements, endNewsOf, findTopics, refuseTopic, saveTopics } from './news-topics.repository.ts';
import type { ClientsRepository } from './clients.repository.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

type SubscriptionDeps = {
  db: Database;
  clients: ClientsRepository;
  audit: Pick<AuditLog, 'record'>;
  unsubscribeTokens: UnsubscribeTokens;
};

/** News by mail: whether the client gets them, and the client's choice, which is logged with its time. */
export const subscriptionRoutes =
  ({ db, clients, audit, unsubscribeTokens }: SubscriptionDeps): Module =>
  async (app) => {
    app.call(authContract.subscriptionStatus, async ({ body, visitor }) => ({
      result: await clients.isSubscribed(visitor.clientId, body.email),
    }));

    app.call(ownAccountContract.updateSubscription, async ({ body, brand, ip, now, visitor }) => {
      const result = await clients.setSubscribed(visitor.clientId, body.subscribed, now);
      if (!result) await endAgreements(db, visitor.clientId);
      audit.record({
        event: 'account.changed',
        outcome: 'done',
        actor: { kind: 'client', id: visitor.clientId },
        place: { brand: brand.key, ip },
        details: { act: result ? 'news.begun' : 'news.ended' },
      });
      return { result };
    });

    const newsOf = async (clientId: number): Promise<Omit<NewsAnswer, 'status'>> => {
      const [client, topics] = await Promise.all([clients.find(clientId), findTopics(db, clientId)]);
      const stop = client && (await findStop(db, client.email));
      return {
        subscribed: client?.is_subscribed ?? false,
        topics,
        stopped: stop?.reason ?? null,
      };
    };

    app.call(ownAccountContract.news, ({ visitor }) => newsOf(visitor.clientId));

    app.call(ownAccountContract.saveNews, async ({ body, brand, ip, now, visitor }) => {
      const subscribed = await clients.setSubscribed(visitor.clientId, body.subscribed, now);
      if (!subscribed) await endAgreements(db, visitor.clientId);
      await saveTopics(db, visitor.clientId, body.topics, now);
      audit.record({
        event: 'account.changed',
        outcome: 'done',
        actor: { kind: 'client', id: visitor.clientId },
        place: { brand: brand.key, ip },
        details: { act: [subscribed ? 'news.begun' : 'news.ended', ...body.topics].join(':') },
      });
      return newsOf(visitor.clientId);
    });

    // Without a login: the mail's recipient may have lost the account, and mail providers send it themselves.
    app.call(ownAccountContract.unsubscribe, async ({ body, brand, ip, now }) => {
      const clientId = unsubscribeTokens.read(brand.key, body.token);
      if (clientId !== null) {
        if (body.topic) await refuseTopic(db, clientId, body.topic, now);
        else await endNewsOf(db, clientId, now);
        audit.record({
          event: 'account.changed',
          outcome: 'done',
          actor: { kind: 'client', id: clientId },
          place: { brand: brand.key, ip },
          details: { act: body.topic ? `news.ended:${body.topic}` : 'news.ended' },
        });
      }
      return { status: true as const };
    });
  };
