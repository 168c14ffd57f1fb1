import type { PersonalPart } from '@shop/commerce-kit/personal-data';
import { endWishesOf } from './wishes.repository.ts';

const expiryOf = (year: number | null, month: number | null): string =>
  year === null || month === null ? '' : `${year}-${String(month).padStart(2, '0')}`;

/** Saved cards: their numbers are kept by the provider, which deletes card and client after an erasure. */
export const savedMeansPersonal: PersonalPart = {
  topic: 'saved_cards',
  read: async (db, { clientId }) => {
    const rows = await db
      .selectFrom('saved_means')
      .innerJoin('means_holder', 'means_holder.id', 'saved_means.holder_id')
      .innerJoin('payment_processor', 'payment_processor.id', 'means_holder.provider')
      .selectAll('saved_means')
      .select('payment_processor.name as method')
      .where('means_holder.client_id', '=', clientId)
      .orderBy('saved_means.id')
      .execute();
    return rows.map((one) => ({
      kind: one.network,
      number: one.last_four && `•••• ${one.last_four}`,
      text: expiryOf(one.expires_year, one.expires_month),
      method: one.method,
      state: one.state,
      created: one.created_at,
    }));
  },
  erase: async (tx, { clientId }) => {
    const holders = tx.selectFrom('means_holder').select('id').where('client_id', '=', clientId);
    await tx
      .updateTable('saved_means')
      .set({
        ...{ state: 'ending', asked_at: null, asked_times: 0 },
        ...{ network: null, last_four: null, expires_year: null, expires_month: null },
      })
      .where('holder_id', 'in', holders)
      .execute();
    await tx.deleteFrom('means_setup').where('holder_id', 'in', holders).execute();
    await endWishesOf(tx, clientId);
    await tx.updateTable('means_holder').set({ client_id: null }).where('client_id', '=', clientId).execute();
  },
};
