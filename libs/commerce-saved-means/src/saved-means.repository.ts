import { sql, type Database, type Schema } from '@shop/database';
import type { Selectable } from 'kysely';
import type { ShownCard } from '@shop/domain/saved-means';

export type MeansHolder = Selectable<Schema['means_holder']>;

type HolderKey = { readonly clientId: number; readonly provider: number; readonly account: string };

export const findHolder = (
  db: Database,
  { clientId, provider, account }: HolderKey,
): Promise<MeansHolder | undefined> =>
  db
    .selectFrom('means_holder')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('provider', '=', provider)
    .where('account', '=', account)
    .executeTakeFirst();

/** The first one of a client and account is kept. */
export const insertHolder = async (
  db: Database,
  key: HolderKey,
  token: string,
): Promise<MeansHolder | undefined> => {
  const { clientId: client_id, provider, account } = key;
  await db
    .insertInto('means_holder')
    .values({ client_id, provider, account, token })
    .onConflict((conflict) => conflict.columns(['client_id', 'provider', 'account']).doNothing())
    .execute();
  return findHolder(db, key);
};

/** A saved card with its client's id at the provider. */
const withHolder = (db: Database) =>
  db
    .selectFrom('saved_means')
    .innerJoin('means_holder', 'means_holder.id', 'saved_means.holder_id')
    .selectAll('saved_means')
    .select(['means_holder.provider', 'means_holder.account', 'means_holder.client_id'])
    .select('means_holder.token as holder');

export type HeldMeans = Awaited<ReturnType<typeof findMeansOfClient>>[number];

/** All cards of a client, newest first, with those that are being removed. */
export const findMeansOfClient = (db: Database, clientId: number) =>
  withHolder(db).where('means_holder.client_id', '=', clientId).orderBy('saved_means.id', 'desc').execute();

export const findMeans = (db: Database, id: number): Promise<HeldMeans | undefined> =>
  withHolder(db).where('saved_means.id', '=', id).executeTakeFirst();

/** Cards whose provider has still to delete them; taking one sets its next time. */
export const takeEnding = async (db: Database, now: Date, limit = 20): Promise<HeldMeans[]> => {
  const taken = await db
    .updateTable('saved_means')
    .set({ asked_at: now, asked_times: sql<number>`asked_times + 1` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('saved_means')
        .select('id')
        .where('state', '=', 'ending')
        .where(
          sql<boolean>`coalesce(asked_at, '-infinity') + least(asked_times, 60) * interval '1 minute' <= ${now}::timestamptz`,
        )
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  if (taken.length === 0) return [];
  return withHolder(db)
    .where(
      'saved_means.id',
      'in',
      taken.map(({ id }) => id),
    )
    .execute();
};

/** False for a card that another request is removing. */
export const markEnding = async (db: Database, id: number, now: Date): Promise<boolean> => {
  const marked = await db
    .updateTable('saved_means')
    .set({ state: 'ending', asked_at: now, asked_times: 1 })
    .where('id', '=', id)
    .where('state', '=', 'kept')
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
};

export const deleteMeans = (db: Database, id: number) =>
  db.deleteFrom('saved_means').where('id', '=', id).execute();

/**
 * Keeps a card; one that is kept stays as it is. The same card, saved once more, takes the place of the one before, which
 * is removed at the provider.
 */
export const insertMeans = async (db: Database, holderId: number, card: ShownCard): Promise<void> => {
  const { token, network, lastFour, expires } = card;
  const shown = {
    network: network.slice(0, 40),
    last_four: lastFour,
    expires_year: expires.year,
    expires_month: expires.month,
  };
  await db
    .insertInto('saved_means')
    .values({ holder_id: holderId, token, ...shown })
    .onConflict((conflict) => conflict.columns(['holder_id', 'token']).doNothing())
    .execute();
  await db
    .updateTable('saved_means')
    .set({ state: 'ending' })
    .where('holder_id', '=', holderId)
    .where('token', '<>', token)
    .where('state', '=', 'kept')
    .where('last_four', '=', shown.last_four)
    .where('network', '=', shown.network)
    .where('expires_year', '=', shown.expires_year)
    .where('expires_month', '=', shown.expires_month)
    .execute();
};
