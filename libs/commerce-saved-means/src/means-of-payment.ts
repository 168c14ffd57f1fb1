import type { Database } from '@shop/database';
import type { Payment } from '@shop/commerce-payments';
import type { PaymentAdapter } from '@shop/commerce-payments/providers';
import type { PaymentMeans } from '@shop/domain/saved-means';
import { silenceOf } from '@shop/commerce-payments';
import { holderOfClient } from './holder-of-client.ts';
import { findWish } from './wishes.repository.ts';
import { findMeans } from './saved-means.repository.ts';

type MeansDeps = {
  readonly db: Database;
  /** The provider refused to know the client: the payment goes on, and its card is not saved. */
  readonly onDefect: (error: unknown) => void;
};

/** What the provider is told of saved cards. A card that was removed since it was chosen does not pay. */
export const meansOfPayment = async (
  { db, onDefect }: MeansDeps,
  payment: Payment,
  adapter: PaymentAdapter,
): Promise<PaymentMeans | null> => {
  if (payment.means_id !== null) {
    const chosen = await findMeans(db, payment.means_id);
    return chosen?.state === 'kept' ? { holder: chosen.holder, token: chosen.token, isSaved: false } : null;
  }
  const clientId = await findWish(db, payment.id);
  if (clientId === undefined || clientId === null) return null;
  try {
    const holder = await holderOfClient(db, adapter, { clientId, brand: payment.brand });
    return holder && { holder: holder.token, token: null, isSaved: true };
  } catch (error) {
    if (silenceOf(error)) throw error;
    onDefect(error);
    return null;
  }
};
