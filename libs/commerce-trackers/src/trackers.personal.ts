import type { PersonalPart } from '@shop/commerce-kit/personal-data';

/** Which third parties the shop told of a client's orders, with which consent. */
export const trackersPersonal: PersonalPart = {
  topic: 'advertising',
  read: async (db, { clientId }) => {
    const rows = await db
      .selectFrom('tracker_sending')
      .innerJoin('quote', 'quote.id', 'tracker_sending.quote_id')
      .selectAll('tracker_sending')
      .where('quote.client_id', '=', clientId)
      .orderBy('tracker_sending.quote_id')
      .orderBy('tracker')
      .execute();
    return rows.map(({ quote_id: id, tracker, granted, created_at: created }) => ({
      number: `QU${id}`,
      reference: tracker,
      text: granted,
      created,
    }));
  },
  obstacles: async () => [],
  erase: async (tx, { clientId }) => {
    await tx
      .deleteFrom('tracker_sending')
      .where('quote_id', 'in', (quotes) =>
        quotes.selectFrom('quote').select('id').where('client_id', '=', clientId),
      )
      .execute();
  },
};
