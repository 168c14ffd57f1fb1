import type { Database } from '@shop/database';
import { orderNumber } from '@shop/domain/order-number';
import { findOrderCompany, getReadableOrder } from '@shop/commerce-orders';
import { orderDocument, type InvoicedLine, type InvoicedOrder } from '../order-document.ts';
import type { Subject } from './subject.ts';

/** The order as it was bought: its invoice names the buyer of that time, even if the goods are sent elsewhere later. */
const readOrder = async (db: Database, id: number): Promise<InvoicedOrder> => {
  const order = await db
    .selectFrom('quote')
    .innerJoin('order_offer', 'order_offer.quote_id', 'quote.id')
    .selectAll(['quote', 'order_offer'])
    .where('quote.id', '=', id)
    .executeTakeFirstOrThrow();
  const company = await findOrderCompany(db, id);
  const bought = { ...order, company };
  const changed = await db
    .selectFrom('order_address_change')
    .select('former_address')
    .where('quote_id', '=', id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return changed ? { ...bought, address: changed.former_address } : bought;
};

const readLines = (db: Database, quoteId: number): Promise<InvoicedLine[]> =>
  db.selectFrom('order_line').selectAll().where('quote_id', '=', quoteId).orderBy('position').execute();

export const readOrderSubject = async (db: Database, id: number): Promise<Subject> => {
  const order = await readOrder(db, id);
  return {
    key: { quote_id: id, misc_invoice_id: null },
    brand: order.brand,
    language: order.language,
    currencyId: order.currency_id,
    number: orderNumber(order.kind, order.id),
    slug: order.slug,
    isGuest: order.client_id === null,
    paidAt: order.paid_at ?? order.created_at,
    document: async (seller, book) => {
      const card = book.cardFor({
        brand: order.brand,
        countryId: order.country_id,
        method: order.shipping_method,
        at: order.created_at,
      });
      return card ? orderDocument({ order, lines: await readLines(db, id), seller, card }) : null;
    },
    assertSeenBy: async (asked) => {
      await getReadableOrder(db, asked, order.slug);
    },
  };
};
