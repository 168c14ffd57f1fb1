import { createUnsubscribeTokens } from '@shop/commerce-accounts';
import { getLocale, type Locale, type ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { NewMail } from '@shop/commerce-mail';
import type { NewsOf, Transaction } from '@shop/database';
import { laterPaths } from '@shop/paths/later';
import { issueMail } from './issue-mail.ts';
import {
  findUnfinished,
  finishIssue,
  lockIssue,
  moveCursor,
  nextClients,
  nextSubscribers,
  type Issue,
} from './issues.repository.ts';
import { NEWSLETTER_TOKENS } from './newsletter-tokens.ts';
import type { NewslettersDeps } from './newsletters.ports.ts';

const BATCH = 100;

type Reader = {
  readonly key: string;
  readonly email: string;
  readonly language: Locale;
  readonly unsubscribe: string;
  readonly news: NewsOf;
};

/** Writes the mails of all unfinished issues, batch by batch. Returns how many were written. */
export const sendIssues = async (deps: NewslettersDeps): Promise<number> => {
  let written = 0;
  for (const id of await findUnfinished(deps.db)) {
    for (;;) {
      const mails = await deps.db.transaction().execute((tx) => writeBatch(deps, tx, id));
      if (mails === null) break;
      written += mails;
    }
  }
  return written;
};

/** The mails and the cursor are of one transaction: a process that ends midway leaves neither. Null: finished. */
const writeBatch = async (deps: NewslettersDeps, tx: Transaction, id: number): Promise<number | null> => {
  const issue = await lockIssue(tx, id);
  if (!issue) return null;
  const brand = deps.brands.get(issue.brand);
  const { readers, cursor } = await nextReaders(deps, tx, { issue, brand });
  if (readers.length === 0) {
    await finishIssue(tx, id, deps.clock());
    return null;
  }
  for (const reader of readers) await deps.mail.enqueue(tx, mailTo(issue, brand, reader));
  await moveCursor(tx, id, { ...cursor, mails: readers.length });
  return readers.length;
};

/** Clients first, then addresses without an account. */
const nextReaders = async (
  { secret }: Pick<NewslettersDeps, 'secret'>,
  tx: Transaction,
  { issue, brand }: { issue: Issue; brand: ShopBrand },
) => {
  const { topic } = issue;
  const next = { brand: brand.key, topic, limit: BATCH };
  const siteOf = (language: Locale) => `${brand.appUrl}/${language}`;
  const clients = await nextClients(tx, { ...next, after: issue.last_client });
  const last = { client: issue.last_client, subscriber: issue.last_subscriber };
  if (clients.length > 0) {
    const tokens = createUnsubscribeTokens(secret);
    const readers = clients.map(({ id, email, languageId }): Reader => {
      const language = getLocale(languageId);
      const path = laterPaths.unsubscribe.to({ token: tokens.make(brand.key, id) }, { topic });
      return {
        key: `c${id}`,
        email,
        language,
        unsubscribe: siteOf(language) + path,
        news: { topic, clientId: id },
      };
    });
    return { readers, cursor: { ...last, client: clients.at(-1)!.id } };
  }
  const tokens = createUnsubscribeTokens(secret, NEWSLETTER_TOKENS);
  const found = await nextSubscribers(tx, { ...next, after: last.subscriber });
  const readers = found.map(({ id, email, language }): Reader => {
    const path = laterPaths.endNewsletter.to({ token: tokens.make(brand.key, id) }, { topic });
    return {
      key: `s${id}`,
      email,
      language,
      unsubscribe: siteOf(language) + path,
      news: { topic, subscriberId: id },
    };
  });
  return { readers, cursor: { ...last, subscriber: found.at(-1)?.id ?? last.subscriber } };
};

const mailTo = (issue: Issue, brand: ShopBrand, reader: Reader): NewMail<'newsletter'> => {
  const { key, email, language, unsubscribe, news } = reader;
  return {
    ...{ brand: brand.key, language, to: email, template: 'newsletter', news },
    uniqueKey: `newsletter:${issue.id}:${key}`,
    data: issueMail(issue.texts, { brand, language, unsubscribe }),
  };
};
