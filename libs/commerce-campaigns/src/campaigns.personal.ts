import type { PersonalPart } from '@shop/commerce-kit/personal-data';

/** Which advertisements led a client to an order. */
export const campaignsPersonal: PersonalPart = {
  topic: 'advertising',
  read: async (db, { clientId }) => {
    const rows = await db
      .selectFrom('order_touch')
      .innerJoin('quote', 'quote.id', 'order_touch.quote_id')
      .selectAll('order_touch')
      .where('quote.client_id', '=', clientId)
      .orderBy('order_touch.quote_id')
      .execute();
    const named = (...parts: string[]) => parts.filter((part) => part !== '').join(' / ');
    return rows.map((row) => ({
      number: `QU${row.quote_id}`,
      reference: named(row.first_source, row.first_medium, row.first_campaign),
      text: named(row.last_source, row.last_medium, row.last_campaign),
      created: row.created_at,
    }));
  },
  obstacles: async () => [],
  erase: async (tx, { clientId }) => {
    await tx
      .deleteFrom('order_touch')
      .where('quote_id', 'in', (quotes) =>
        quotes.selectFrom('quote').select('id').where('client_id', '=', clientId),
      )
      .execute();
  },
};
