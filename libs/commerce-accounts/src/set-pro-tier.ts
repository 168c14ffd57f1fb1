import type { Transaction } from '@shop/database';

/** Makes a client pro, with the tier that is taken off freight; null for one who does not order for a company. */
export const setProTier = async (
  tx: Transaction,
  clientId: number,
  tier: string | null,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('client')
    .set({ is_pro: true, tier, updated_at: now })
    .where('id', '=', clientId)
    .execute();
};

/** The client is a person again, without a tier. */
export const endPro = async (tx: Transaction, clientId: number, now: Date): Promise<void> => {
  await tx
    .updateTable('client')
    .set({ is_pro: false, tier: null, updated_at: now })
    .where('id', '=', clientId)
    .execute();
};
