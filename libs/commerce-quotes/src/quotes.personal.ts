import type { PersonalPart } from '@shop/commerce-kit/personal-data';
import { orderNumber } from '@shop/domain/order-number';

export const quotesPersonal: PersonalPart = {
  topic: 'quotes',
  read: async (db, { clientId }) => {
    const rows = await db
      .selectFrom('quote_request')
      .innerJoin('quote_request_line', 'quote_request_line.request_id', 'quote_request.id')
      .select(['quote_request.id', 'state', 'email', 'note', 'quote_request.created_at'])
      .select(['title', 'url', 'options', 'quantity'])
      .where('client_id', '=', clientId)
      .orderBy('quote_request.id')
      .orderBy('quote_request_line.id')
      .execute();
    return rows.map(({ id, created_at, note, title, url, options, quantity, ...rest }) => ({
      number: orderNumber('quote', id),
      ...rest,
      product: title,
      reference: url,
      text: [options, note].filter((part) => part !== '').join('\n') || null,
      quantity,
      created: created_at,
    }));
  },
  obstacles: async () => [],
  /** The order of an accepted quote is bookkeeping, and stays; the requests do not. */
  erase: async (tx, { clientId }) => {
    await tx.deleteFrom('quote_request').where('client_id', '=', clientId).execute();
  },
};
