import type { Database } from '@shop/database';

export type Tier = { readonly key: string; readonly rate: number };

/** The tiers in force, the smallest discount first. */
export const findTiers = async (db: Database, now: Date): Promise<Tier[]> => {
  const rows = await db
    .selectFrom('client_tier')
    .distinctOn('key')
    .select(['key', 'rate'])
    .where('valid_from', '<=', now)
    .orderBy('key')
    .orderBy('valid_from', 'desc')
    .execute();
  return rows.toSorted((one, other) => one.rate - other.rate);
};
