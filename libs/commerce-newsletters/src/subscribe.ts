import { beginNewsOf, endNewsOf, endTopicOf } from '@shop/commerce-accounts';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import { allowNews } from '@shop/commerce-mail-reports';
import type { NewsletterTopic } from '@shop/domain/news-topics';
import type { Transaction } from '@shop/database';
import { laterPaths } from '@shop/paths/later';
import { CONSENT_TEXT } from './consent-text.ts';
import type { NewslettersDeps } from './newsletters.ports.ts';
import {
  confirmRequest,
  findClientOf,
  findSubscribed,
  keepTopics,
  lockSubscriber,
  storeRequest,
  type Subscriber,
} from './subscribers.repository.ts';

const LINK_MS = 3 * 24 * 60 * 60_000;

type Asked = {
  readonly brand: ShopBrand;
  readonly locale: Locale;
  readonly email: string;
  readonly topics: readonly NewsletterTopic[];
  readonly now: Date;
};

/** Mails the link that confirms; nothing to an address that is subscribed already. */
export const askForNewsletter = ({ db, mail }: NewslettersDeps, asked: Asked): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { brand, locale, email, topics, now } = asked;
    const expiresAt = new Date(now.getTime() + LINK_MS);
    const token = await storeRequest(tx, {
      ...{ brand: brand.key, email, language: locale, countryId: brand.countryId },
      ...{ topics, text: CONSENT_TEXT, now, expiresAt },
    });
    if (token === null) return;
    await mail.enqueue(tx, {
      ...{ brand: brand.key, language: locale, to: email, template: 'newsletter-confirm' },
      uniqueKey: `newsletter-confirm:${token.slice(0, 16)}`,
      linksExpireAt: expiresAt,
      data: { name: '', link: `${brand.appUrl}/${locale}${laterPaths.confirmNewsletter.to({ token })}` },
    });
  });

/** Undefined for a dead link. A client's account is subscribed with the address. */
export const confirmNewsletter = (
  { db }: Pick<NewslettersDeps, 'db'>,
  link: { token: string; brand: string; now: Date },
): Promise<Subscriber | undefined> =>
  db.transaction().execute(async (tx) => {
    const subscriber = await confirmRequest(tx, link);
    if (subscriber) await allowNews(tx, subscriber.email, link.now);
    const clientId = subscriber ? await findClientOf(tx, subscriber) : null;
    if (subscriber && clientId !== null) await beginNewsOf(tx, clientId, subscriber.topics, link.now);
    return subscriber;
  });

/** Ends one topic or all, of the address and of the account that it has meanwhile. */
export const endNewsletter = (
  { db }: Pick<NewslettersDeps, 'db'>,
  { id, brand, topic, now }: { id: number; brand: string; topic?: NewsletterTopic | undefined; now: Date },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const subscriber = await lockSubscriber(tx, brand, id);
    if (!subscriber) return;
    const left = topic ? subscriber.topics.filter((wanted) => wanted !== topic) : [];
    await keepTopics(tx, id, left, now);
    const clientId = await findClientOf(tx, subscriber);
    if (clientId === null) return;
    await (topic ? endTopicOf(tx, clientId, topic, now) : endNewsOf(tx, clientId, now));
  });

/** After a complaint: the subscriptions of the address end, at every brand. */
export const endNewslettersOf = async (tx: Transaction, email: string, now: Date): Promise<void> => {
  for (const id of await findSubscribed(tx, email)) await keepTopics(tx, id, [], now);
};
