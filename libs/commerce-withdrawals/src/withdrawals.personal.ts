import type { PersonalPart } from '@shop/commerce-kit/personal-data';
import type { Database } from '@shop/database';

const withdrawalsOf = (db: Database, clientId: number) =>
  db
    .selectFrom('withdrawal')
    .innerJoin('quote', 'quote.id', 'withdrawal.quote_id')
    .selectAll('withdrawal')
    .where('quote.client_id', '=', clientId)
    .orderBy('withdrawal.id');

export const withdrawalsPersonal: PersonalPart = {
  topic: 'withdrawals',
  read: async (db, { clientId }) => {
    const rows = await withdrawalsOf(db, clientId).execute();
    return rows.map(({ number, state, name, email, goods, stated_at }) => ({
      ...{ number, state, name, email, text: goods, created: stated_at },
    }));
  },
  obstacles: async (db, { clientId }) => {
    const open = await withdrawalsOf(db, clientId).where('ended_at', 'is', null).limit(1).executeTakeFirst();
    return open ? ['open_claims'] : [];
  },
  /** The statement stays with its order: it is why money went back. */
  erase: async (tx, { clientId }) => {
    const rows = await withdrawalsOf(tx, clientId).execute();
    if (rows.length === 0) return;
    await tx
      .updateTable('withdrawal')
      .set({ name: '', email: `erased-${clientId}@erased.invalid`, goods: null })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
  },
};
