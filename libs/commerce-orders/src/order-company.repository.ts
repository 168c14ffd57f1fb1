import { shopNow, type Database, type KeptCompany, type Schema, type Transaction } from '@shop/database';
import type { Selectable } from 'kysely';

export type OrderCompanyRow = Selectable<Schema['order_company']>;

/** Writes the company of an order in place of an earlier attempt's; none for a buyer who is a person. */
export const writeOrderCompany = async (
  tx: Transaction,
  quoteId: number,
  company: KeptCompany | null,
): Promise<void> => {
  await tx.deleteFrom('order_company').where('quote_id', '=', quoteId).execute();
  if (!company) return;
  const { name, register_code, vat_number, vat_check, country_id } = company;
  await tx
    .insertInto('order_company')
    .values({ name, register_code, vat_number, vat_check, country_id, quote_id: quoteId, asked_at: shopNow })
    .execute();
};

export const findOrderCompany = (db: Database, quoteId: number): Promise<OrderCompanyRow | undefined> =>
  db.selectFrom('order_company').selectAll().where('quote_id', '=', quoteId).executeTakeFirst();

/** The company of the client's newest placed order from the cart; null when that was bought for a person. */
export const findLastCompany = async (
  db: Database,
  { clientId, brand }: { readonly clientId: number; readonly brand: string },
): Promise<KeptCompany | null> => {
  const newest = await db
    .selectFrom('quote')
    .leftJoin('order_company', 'order_company.quote_id', 'quote.id')
    .select(['name', 'register_code', 'vat_number', 'vat_check', 'order_company.country_id'])
    .where('quote.client_id', '=', clientId)
    .where('quote.brand', '=', brand)
    .where('quote.kind', '=', 'marketplace')
    .where('quote.placed_at', 'is not', null)
    .orderBy('quote.placed_at', 'desc')
    .orderBy('quote.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest || newest.name === null || newest.country_id === null) return null;
  const { vat_check: found } = newest;
  return {
    ...{ ...newest, name: newest.name, country_id: newest.country_id },
    vat_check: found === 'confirmed' || found === 'refused' ? 'not_checked' : found,
  };
};
