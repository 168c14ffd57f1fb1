import type { Transaction } from '@shop/database';

/** Makes a client pro, with the tier that is taken off freight. */
export const setProTier = async (
  tx: Transaction,
  clientId: number,
  tier: string,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('client')
    .set({ is_pro: true, tier, updated_at: now })
    .where('id', '=', clientId)
    .execute();
};
