import { createHash, randomBytes } from 'node:crypto';
import type { Columns, Database, Transaction } from '@shop/database';
import type { NewsletterTopic } from '@shop/domain/news-topics';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

export type Subscriber = Columns<
  'newsletter_subscriber',
  { id: 'id'; brand: 'brand'; email: 'email'; topics: 'topics'; state: 'state' }
>;

type Asked = Columns<
  'newsletter_subscriber',
  { brand: 'brand'; email: 'email'; language: 'language'; countryId: 'country_id'; text: 'consent_text' }
> & { readonly topics: readonly NewsletterTopic[]; readonly now: Date; readonly expiresAt: Date };

/**
 * Stores a request and returns the token of its mail; only its hash is kept. Null for an address that is subscribed
 * already: a request of another person changes nothing of it.
 */
export const storeRequest = async (tx: Transaction, asked: Asked): Promise<string | null> => {
  const token = randomBytes(32).toString('base64url');
  const request = {
    ...{ language: asked.language, country_id: asked.countryId, topics: [...asked.topics] },
    ...{ state: 'asked' as const, consent_text: asked.text, token_hash: hashOf(token) },
    ...{ asked_at: asked.now, expires_at: asked.expiresAt, confirmed_at: null, ended_at: null },
  };
  const stored = await tx
    .insertInto('newsletter_subscriber')
    .values({ brand: asked.brand, email: asked.email, ...request })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'email'])
        .doUpdateSet(request)
        .where('newsletter_subscriber.state', '<>', 'confirmed'),
    )
    .returning('id')
    .executeTakeFirst();
  return stored ? token : null;
};

/** Undefined for a link that is unknown, used or too old. */
export const confirmRequest = (
  tx: Transaction,
  { token, brand, now }: { token: string; brand: string; now: Date },
): Promise<Subscriber | undefined> =>
  tx
    .updateTable('newsletter_subscriber')
    .set({ state: 'confirmed', confirmed_at: now, token_hash: null })
    .where('token_hash', '=', hashOf(token))
    .where('brand', '=', brand)
    .where('state', '=', 'asked')
    .where('expires_at', '>', now)
    .returning(['id', 'brand', 'email', 'topics', 'state'])
    .executeTakeFirst();

export const lockSubscriber = (tx: Transaction, brand: string, id: number): Promise<Subscriber | undefined> =>
  tx
    .selectFrom('newsletter_subscriber')
    .select(['id', 'brand', 'email', 'topics', 'state'])
    .where('id', '=', id)
    .where('brand', '=', brand)
    .forUpdate()
    .executeTakeFirst();

/** Without topics that are left, the subscription ends. */
export const keepTopics = async (
  tx: Transaction,
  id: number,
  topics: readonly NewsletterTopic[],
  now: Date,
): Promise<void> => {
  const isEnded = topics.length === 0;
  await tx
    .updateTable('newsletter_subscriber')
    .set({ topics: [...topics] })
    .$if(isEnded, (update) => update.set({ state: 'ended', ended_at: now, token_hash: null }))
    .where('id', '=', id)
    .execute();
};

/** The client whose confirmed address it is: the account has the subscription then. */
export const findClientOf = async (
  db: Database,
  { brand, email }: Pick<Subscriber, 'brand' | 'email'>,
): Promise<number | null> => {
  const client = await db
    .selectFrom('client')
    .select('id')
    .where('brand', '=', brand)
    .where('email', '=', email)
    .where('email_confirmed_at', 'is not', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return client?.id ?? null;
};

/** The ids of an address's subscriptions that have not ended, and of its requests. */
export const findSubscribed = async (tx: Transaction, email: string): Promise<number[]> => {
  const rows = await tx
    .selectFrom('newsletter_subscriber')
    .select('id')
    .where('email', '=', email)
    .where('state', '<>', 'ended')
    .execute();
  return rows.map(({ id }) => id);
};
