import type { Selectable } from 'kysely';
import { toJson, type Database, type Schema, type Transaction } from '@shop/database';
import type { InvoiceDocument } from '@shop/database';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { InvoicedLine, InvoicedOrder } from './order-document.ts';

export type InvoiceRow = Selectable<Schema['invoice']>;

/** The order as it was bought: its invoice names the buyer of that time, even if the goods are sent elsewhere later. */
export const readOrder = async (db: Database, id: number): Promise<InvoicedOrder> => {
  const order = await db
    .selectFrom('quote')
    .innerJoin('order_offer', 'order_offer.quote_id', 'quote.id')
    .selectAll(['quote', 'order_offer'])
    .where('quote.id', '=', id)
    .executeTakeFirstOrThrow();
  const changed = await db
    .selectFrom('order_address_change')
    .select('former_address')
    .where('quote_id', '=', id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return changed ? { ...order, address: changed.former_address } : order;
};

export const readLines = (db: Database, quoteId: number): Promise<InvoicedLine[]> =>
  db.selectFrom('order_line').selectAll().where('quote_id', '=', quoteId).orderBy('position').execute();

/** The invoice of an order, without its credit notes. */
export const findInvoice = (db: Database, quoteId: number): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst();

/** As `findInvoice`. Until the transaction ends, no other credit note of this invoice is written. */
export const lockInvoice = (tx: Transaction, quoteId: number): Promise<InvoiceRow | undefined> =>
  tx
    .selectFrom('invoice')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'invoice')
    .forUpdate()
    .executeTakeFirst();

export const findDocument = (db: Database, id: number): Promise<InvoiceRow | undefined> =>
  db.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirst();

export const findDocumentsOf = (db: Database, quoteId: number): Promise<InvoiceRow[]> =>
  db.selectFrom('invoice').selectAll().where('quote_id', '=', quoteId).orderBy('id').execute();

export const sumCredited = async (db: Database, invoiceId: number): Promise<number> => {
  const { sum } = await db
    .selectFrom('invoice')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('total'), eb.lit(0)).as('sum'))
    .where('corrects_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return Number(sum);
};

/** The brand's next number of the year. All documents of the brand wait for this row, and a rollback returns it. */
const nextNumber = async (tx: Transaction, brand: string, year: number): Promise<number> => {
  const { last_number } = await tx
    .insertInto('invoice_series')
    .values({ brand, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'year']).doUpdateSet((eb) => ({
        last_number: eb('invoice_series.last_number', '+', 1),
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
};

type Written = {
  readonly due: Pick<Selectable<Schema['invoice_due']>, 'kind'>;
  readonly order: InvoicedOrder;
  readonly document: InvoiceDocument;
  readonly correctsId: number | null;
};

export const writeDocument = async (
  tx: Transaction,
  { brands, clock }: { readonly brands: Brands; readonly clock: () => Date },
  { due, order, document, correctsId }: Written,
): Promise<void> => {
  const { timeZone } = brands.get(order.brand);
  const issuedOn = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(clock());
  const year = Number(issuedOn.slice(0, 4));
  const number = await nextNumber(tx, order.brand, year);
  await tx
    .insertInto('invoice')
    .values({
      kind: due.kind,
      brand: order.brand,
      year,
      number,
      quote_id: order.id,
      corrects_id: correctsId,
      language: order.language,
      currency_id: order.currency_id,
      issued_on: issuedOn,
      total: document.total,
      document: toJson(document),
      created_at: clock(),
    })
    .execute();
};
