import type { Database } from '@shop/database';
import { MOST_WISHES } from '@shop/domain/wishes';
import { findToSave, hasWish, insertWish, lockList } from './wishes.repository.ts';

export type SaveOutcome = 'saved' | 'known' | 'full' | 'unknown';

/** Saves a version once: the first price that was saved stays. */
export const saveWish = async (
  db: Database,
  { clientId, variantId, now }: { clientId: number; variantId: number; now: Date },
): Promise<SaveOutcome> => {
  const goods = await findToSave(db, variantId, now);
  if (!goods) return 'unknown';
  return db.transaction().execute(async (tx) => {
    const count = await lockList(tx, clientId);
    if (await hasWish(tx, clientId, variantId)) return 'known';
    if (count >= MOST_WISHES) return 'full';
    await insertWish(tx, { ...goods, clientId, variantId, now });
    return 'saved';
  });
};
