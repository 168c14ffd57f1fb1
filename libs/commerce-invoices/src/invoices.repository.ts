import type { Selectable } from 'kysely';
import { toJson, type Database, type Schema, type Transaction } from '@shop/database';
import type { InvoiceDocument } from '@shop/database';
import { dayIn } from '@shop/domain/calendar-day';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { Subject, SubjectKey } from './subjects/subject.ts';

export type InvoiceRow = Selectable<Schema['invoice']>;

const invoicesOf = (db: Database, { quote_id, misc_invoice_id }: SubjectKey) => {
  const all = db.selectFrom('invoice').selectAll().where('kind', '=', 'invoice');
  return quote_id === null
    ? all.where('misc_invoice_id', '=', misc_invoice_id)
    : all.where('quote_id', '=', quote_id);
};

/** The invoice of a payment, without its credit notes. */
export const findInvoice = (db: Database, key: SubjectKey): Promise<InvoiceRow | undefined> =>
  invoicesOf(db, key).executeTakeFirst();

/** As `findInvoice`. Until the transaction ends, no other credit note of this invoice is written. */
export const lockInvoice = (tx: Transaction, key: SubjectKey): Promise<InvoiceRow | undefined> =>
  invoicesOf(tx, key).forUpdate().executeTakeFirst();

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
  readonly subject: Subject;
  readonly document: InvoiceDocument;
  readonly correctsId: number | null;
};

export const writeDocument = async (
  tx: Transaction,
  { brands, clock }: { readonly brands: Brands; readonly clock: () => Date },
  { due, subject, document, correctsId }: Written,
): Promise<void> => {
  const { brand, key, language, currencyId } = subject;
  const issuedOn = dayIn(brands.get(brand).timeZone, clock());
  const year = Number(issuedOn.slice(0, 4));
  const number = await nextNumber(tx, brand, year);
  await tx
    .insertInto('invoice')
    .values({
      kind: due.kind,
      ...{ brand, year, number, ...key },
      corrects_id: correctsId,
      language,
      currency_id: currencyId,
      issued_on: issuedOn,
      total: document.total,
      document: toJson(document),
      created_at: clock(),
    })
    .execute();
};
