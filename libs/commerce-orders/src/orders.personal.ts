import type { PersonalPart } from '@shop/commerce-kit/personal-data';
import { sql } from '@shop/database';
import { findCountryById } from '@shop/domain/countries';
import { getCurrencyCode } from '@shop/domain/currencies';
import { toWire } from '@shop/domain/wire-amount';

/** The seller is liable for faults of the goods for two years, and needs to know whose they are. */
const LIABLE_DAYS = 730;
const ENDED = ['delivered', 'cancelled', 'refunded'] as const;

const withoutPhone = sql`jsonb_set(address, '{phone_number}', '""')`;
const withoutPerson = sql`address || '{"first_name": "", "last_name": "", "first_address": "", "phone_number": ""}'`;

export const ordersPersonal: PersonalPart = {
  topic: 'orders',
  read: async (db, { clientId }) => {
    const rows = await db
      .selectFrom('quote')
      .leftJoin('order_offer', 'order_offer.quote_id', 'quote.id')
      .leftJoin('order_company', 'order_company.quote_id', 'quote.id')
      .select(['quote.id', 'quote.kind', 'quote.state', 'quote.email', 'quote.currency_id', 'quote.total'])
      .select(['quote.created_at', 'quote.paid_at', 'order_offer.shipping_method', 'order_offer.address'])
      .select(['order_company.name as company', 'order_company.register_code', 'order_company.vat_number'])
      .where('quote.client_id', '=', clientId)
      .orderBy('quote.id')
      .execute();
    return rows.map(({ address, ...order }) => ({
      number: `QU${order.id}`,
      kind: order.kind,
      state: order.state,
      created: order.created_at,
      paid: order.paid_at,
      total: toWire(order.total),
      currency: getCurrencyCode(order.currency_id),
      method: order.shipping_method,
      email: order.email,
      first_name: address?.first_name,
      last_name: address?.last_name,
      address: address?.first_address,
      city: address?.city,
      postcode: address?.zip,
      country: address && findCountryById(address.country_id)?.code,
      phone: address?.phone_number,
      company: order.company,
      register_code: order.register_code,
      vat_number: order.vat_number,
    }));
  },
  obstacles: async (db, { clientId }) => {
    const open = await db
      .selectFrom('quote')
      .select('id')
      .where('client_id', '=', clientId)
      .where('placed_at', 'is not', null)
      .where('state', 'not in', ENDED)
      .limit(1)
      .executeTakeFirst();
    return open ? ['open_orders'] : [];
  },
  /** The order stays. Its name and address do while the seller is liable; the invoice has its own copy. */
  erase: async (tx, { clientId }, now) => {
    const liableSince = new Date(now.getTime() - LIABLE_DAYS * 86_400_000);
    await sql`update order_offer set address = case when quote.created_at < ${liableSince} then ${withoutPerson} else ${withoutPhone} end
      from quote where quote.id = order_offer.quote_id and quote.client_id = ${clientId}`.execute(tx);
    await sql`update order_address_change
      set former_address = former_address || '{"first_name": "", "last_name": "", "first_address": "", "phone_number": ""}'
      from quote where quote.id = order_address_change.quote_id and quote.client_id = ${clientId}`.execute(
      tx,
    );
    await sql`delete from order_company using quote
      where quote.id = order_company.quote_id and quote.client_id = ${clientId} and quote.created_at < ${liableSince}`.execute(
      tx,
    );
    await tx
      .updateTable('quote')
      .set({ email: `erased-${clientId}@erased.invalid` })
      .where('client_id', '=', clientId)
      .execute();
  },
};
